import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type SettingsProbes, settingsRows } from './settings-rows.ts'

const now = new Date('2026-03-10T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
const wellSet = {
  SMTP_URL: 'smtp://mail.example.com',
  WEBHOOK_URL: 'https://crm.example.com',
  WEBHOOK_SECRET: 'sixteen letters!',
  ALERT_WEBHOOK_URL: 'https://alerts.example.com',
  TRUST_PROXY: '1',
}
const allWell: SettingsProbes = {
  smtp: async () => undefined,
  webhook: async () => undefined,
  certificate: async () => ({ answer: 60 }),
  newestBackup: async () => daysAgo(0.5),
}

type Case = { env?: NodeJS.ProcessEnv; probes?: Partial<SettingsProbes>; siteUrl?: string }

const rowsOf = ({ env = {}, probes = {}, siteUrl = 'https://kingssolarwash.com' }: Case) =>
  settingsRows(readConfig({ ...wellSet, ...env }), siteUrl, { ...allWell, ...probes }, now)

describe('settings that are ready for the public', () => {
  test('have nothing open', async () => {
    expect((await rowsOf({})).filter(({ state }) => state !== 'good')).toEqual([])
    const without = await rowsOf({ env: { WEBHOOK_URL: '' } })
    expect(without.filter(({ state }) => state !== 'good')).toEqual([])
  })
})

describe('a row', () => {
  test.each<[string, string, Case, RegExp]>([
    ['letters', 'open', { env: { SMTP_URL: '' } }, /each letter is a file/],
    ['letters', 'open', { probes: { smtp: async () => 'no answer (ECONNREFUSED)' } }, /ECONNREFUSED/],
    ['webhook', 'open', { probes: { webhook: async () => 'no answer (ENOTFOUND)' } }, /ENOTFOUND/],
    ['backup', 'open', { probes: { newestBackup: async () => undefined } }, /there is none/],
    ['backup', 'open', { probes: { newestBackup: async () => daysAgo(9) } }, /9 days old/],
    ['backup', 'unasked', { env: { DATABASE_URL: 'postgres://localhost/leads' } }, /pg_dump/],
    ['alerts', 'look', { env: { ALERT_WEBHOOK_URL: '' } }, /nobody is told/],
    ['alerts', 'look', { env: { ALERT_WEBHOOK_URL: '', ALERT_EMAIL: 'me@example.com' } }, /ALERT_EMAIL only/],
    ['certificate', 'open', { siteUrl: 'http://kingssolarwash.com' }, /no public https/],
    [
      'certificate',
      'open',
      { probes: { certificate: async () => ({ answer: 'the connection fails (CERT_HAS_EXPIRED)' }) } },
      /EXPIRED/,
    ],
    ['certificate', 'open', { probes: { certificate: async () => ({ answer: 3 }) } }, /ends in 3 days/],
    ['certificate', 'unasked', { probes: { certificate: async () => ({ why: 'no way out' }) } }, /no way out/],
    ['proxy', 'open', { env: { TRUST_PROXY: '' } }, /set TRUST_PROXY/],
    ['proxy', 'open', { env: { HOST: '0.0.0.0' } }, /pass it by/],
    ['search engines', 'open', { env: { STAGING: 'on' } }, /STAGING is on/],
    ['form', 'open', { env: { FORM_ACTIVE: 'off' } }, /every request is refused/],
    ['form', 'open', { env: { RATE_LIMIT: 'off' } }, /RATE_LIMIT is off/],
  ])('about %s is %s (case %#)', async (what, state, settings, detail) => {
    const row = (await rowsOf(settings)).find((one) => one.what === what)
    expect(row).toEqual({ what, state, detail: expect.stringMatching(detail) })
  })
})
