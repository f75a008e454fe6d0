import { describe, expect, test } from 'vitest'
import { type DnsProbes, dnsRows } from './dns-rows.ts'
import type { Asked } from './row.ts'

const site = 'https://kingssolarwash.com'
const domain = 'kingssolarwash.com'
const records: Record<string, string[]> = {
  [domain]: ['v=spf1 include:mail.example.net -all', 'some-other-record'],
  [`_dmarc.${domain}`]: ['v=DMARC1; p=reject'],
  [`google._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=MIIB'],
}

const probes = (changes: Record<string, string[]> = {}): DnsProbes => ({
  txt: async (name) => ({ answer: { ...records, ...changes }[name] ?? [] }),
  addresses: async () => ({ answer: ['192.0.2.10'] }),
})
const deaf = async (name: string): Promise<Asked<string[]>> => ({ why: `${name} could not be looked up (ETIMEOUT)` })

const states = async (given: DnsProbes, mail = domain, siteUrl = site) =>
  Object.fromEntries((await dnsRows(siteUrl, mail, given)).map(({ what, state }) => [what, state]))

describe('the domain name system', () => {
  test('has what a site and its letters need', async () => {
    expect(await states(probes())).toEqual({ 'DNS of the site': 'good', SPF: 'good', DKIM: 'good', DMARC: 'good' })
  })

  test.each([
    ['SPF', 'open', { [domain]: ['some-other-record'] }],
    ['SPF', 'open', { [domain]: ['v=spf1 -all', 'v=spf1 ~all'] }],
    ['DMARC', 'open', { [`_dmarc.${domain}`]: [] }],
    ['DKIM', 'look', { [`google._domainkey.${domain}`]: ['v=DKIM1; k=rsa'] }],
  ])('lacks %s: %s (case %#)', async (what, state, changes) => {
    expect(await states(probes(changes))).toMatchObject({ [what]: state })
  })

  test('that cannot be asked is told apart from one that has nothing', async () => {
    expect(await states({ txt: deaf, addresses: deaf })).toEqual({
      'DNS of the site': 'unasked',
      SPF: 'unasked',
      DKIM: 'unasked',
      DMARC: 'unasked',
    })
    expect(await states({ ...probes(), addresses: async () => ({ answer: [] }) })).toMatchObject({
      'DNS of the site': 'open',
    })
  })

  test('is not asked about names that nobody can own', async () => {
    const none: DnsProbes = { txt: () => Promise.reject(new Error()), addresses: () => Promise.reject(new Error()) }
    expect(await states(none, 'kokosing.example', 'http://localhost:4321')).toEqual({
      'DNS of the site': 'open',
      'SPF, DKIM, DMARC': 'open',
    })
  })
})
