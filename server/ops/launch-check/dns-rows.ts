import { isLive, isPublicName } from './is-live.ts'
import { type Asked, good, look, open, type Row, unasked } from './row.ts'

/** Every TXT record of a name, its parts joined; none when the name has none. */
export type AskTxt = (name: string) => Promise<Asked<string[]>>
export type DnsProbes = { txt: AskTxt; addresses: (name: string) => Promise<Asked<string[]>> }

// The names under which the large mail services publish their keys.
const usualSelectors = ['default', 'google', 'selector1', 'selector2', 's1', 's2', 'k1', 'mail', 'dkim', 'fm1', 'zoho']

const addressRow = async (siteUrl: string, { addresses }: DnsProbes): Promise<Row> => {
  const { hostname } = new URL(siteUrl)
  if (!isLive(siteUrl)) return open('DNS of the site', `${hostname} can lead nowhere`)
  const asked = await addresses(hostname)
  if ('why' in asked) return unasked('DNS of the site', asked.why)
  return asked.answer.length > 0
    ? good('DNS of the site', `${hostname} leads to ${asked.answer.join(', ')}`)
    : open('DNS of the site', `${hostname} leads nowhere: add an A record with the address of your server`)
}

const spfRow = async (domain: string, { txt }: DnsProbes): Promise<Row> => {
  const asked = await txt(domain)
  if ('why' in asked) return unasked('SPF', asked.why)
  const found = asked.answer.filter((record) => /^v=spf1\b/i.test(record))
  if (found.length > 1) return open('SPF', `${domain} has ${found.length} records, which counts as none: leave one`)
  return found[0]
    ? good('SPF', found[0])
    : open('SPF', `${domain} has none: add the TXT record "v=spf1 …" that your mail service gives you`)
}

const dmarcRow = async (domain: string, { txt }: DnsProbes): Promise<Row> => {
  const asked = await txt(`_dmarc.${domain}`)
  if ('why' in asked) return unasked('DMARC', asked.why)
  const found = asked.answer.find((record) => /^v=DMARC1\b/i.test(record))
  return found ? good('DMARC', found) : open('DMARC', `add the TXT record _dmarc.${domain} "v=DMARC1; p=quarantine"`)
}

const dkimRow = async (domain: string, { txt }: DnsProbes): Promise<Row> => {
  const answers = await Promise.all(usualSelectors.map((name) => txt(`${name}._domainkey.${domain}`)))
  const at = answers.findIndex((asked) => 'answer' in asked && asked.answer.some((record) => /\bp=/.test(record)))
  if (at >= 0) return good('DKIM', `a key is published under ${usualSelectors[at]}._domainkey.${domain}`)
  const silent = answers.find((asked) => 'why' in asked)
  return silent && 'why' in silent
    ? unasked('DKIM', silent.why)
    : look('DKIM', `no key under the usual names of ${domain}: compare with what your mail service told you to add`)
}

/** What the domain name system says of the site and of the domain that letters come from. */
export const dnsRows = async (siteUrl: string, mailDomain: string, probes: DnsProbes): Promise<Row[]> => {
  const mail = isPublicName(mailDomain)
    ? [spfRow(mailDomain, probes), dkimRow(mailDomain, probes), dmarcRow(mailDomain, probes)]
    : [
        open(
          'SPF, DKIM, DMARC',
          `${mailDomain} can send no letters: set MAIL_FROM or the e-mail address of the business`,
        ),
      ]
  return Promise.all([addressRow(siteUrl, probes), ...mail])
}
