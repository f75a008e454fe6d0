import { type Config, isOpenBesideProxy } from '../../config.ts'
import { isLive } from './is-live.ts'
import { good, look, open, type ProbeResult, type Row, unasked } from './row.ts'

/** Probes of the services in the settings. Each resolves to undefined if its service works, otherwise to the fault. */
export type SettingsProbes = {
  smtp: (url: string) => Promise<string | undefined>
  webhook: (url: string) => Promise<string | undefined>
  /** Whole days until the certificate expires, or the fault of the certificate. */
  certificate: (siteUrl: string) => Promise<ProbeResult<number | string>>
  /** Time of the newest backup. */
  newestBackup: () => Promise<Date | undefined>
}

/** Settings that a launch needs, and whether the services they name work. */
export const settingsRows = (config: Config, siteUrl: string, probes: SettingsProbes, now: Date): Promise<Row[]> =>
  Promise.all([
    letterRow(config, probes),
    webhookRow(config, probes),
    backupRow(config, probes, now),
    alertRow(config),
    certificateRow(siteUrl, probes),
    proxyRow(siteUrl, config),
    stagingRow(config),
    switchRow(config),
  ])

const letterRow = async ({ SMTP_URL: url }: Config, { smtp }: SettingsProbes): Promise<Row> => {
  if (!url) return open('letters', 'without SMTP_URL each letter is a file that nobody is sent')
  const wrong = await smtp(url)
  return wrong ? open('letters', `the mail server of SMTP_URL: ${wrong}`) : good('letters', 'the mail server answers')
}

const webhookRow = async ({ WEBHOOK_URL: url }: Config, { webhook }: SettingsProbes): Promise<Row> => {
  if (!url) return good('webhook', 'none is set: letters tell of requests')
  const wrong = await webhook(url)
  return wrong ? open('webhook', `the address of WEBHOOK_URL: ${wrong}`) : good('webhook', 'the other system answers')
}

const day = 24 * 60 * 60_000

const backupRow = async (config: Config, { newestBackup }: SettingsProbes, now: Date): Promise<Row> => {
  if (config.DATABASE_URL) return unasked('backup', 'Postgres is backed up by its own pg_dump: make sure that it is')
  const newest = await newestBackup()
  if (!newest) return open('backup', 'there is none: run npm run backup every night')
  const days = Math.floor((now.getTime() - newest.getTime()) / day)
  return days > 2
    ? open('backup', `the newest is ${days} days old: run npm run backup every night`)
    : good(
        'backup',
        `the newest is of ${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC; is it copied elsewhere?`,
      )
}

const alertRow = ({ ALERT_EMAIL, ALERT_WEBHOOK_URL }: Config): Row => {
  if (ALERT_WEBHOOK_URL) return good('alerts', 'go to ALERT_WEBHOOK_URL')
  return ALERT_EMAIL
    ? look('alerts', 'go to ALERT_EMAIL only, by the mail server that they may be about')
    : look('alerts', 'nobody is told of letters that do not leave: set ALERT_WEBHOOK_URL or ALERT_EMAIL')
}

const certificateRow = async (siteUrl: string, { certificate }: SettingsProbes): Promise<Row> => {
  if (!siteUrl.startsWith('https:') || !isLive(siteUrl))
    return open('certificate', 'the site has no public https address')
  const asked = await certificate(siteUrl)
  if ('why' in asked) return unasked('certificate', asked.why)
  if (typeof asked.answer === 'string') return open('certificate', asked.answer)
  return asked.answer < 7
    ? open('certificate', `it ends in ${asked.answer} days, and nobody has renewed it`)
    : good('certificate', `good for ${asked.answer} days`)
}

const proxyRow = (siteUrl: string, config: Config): Row => {
  if (isOpenBesideProxy(config))
    return open('proxy', `HOST=${config.HOST} lets visitors pass it by and claim any address: set HOST=127.0.0.1`)
  if (!siteUrl.startsWith('https:')) return good('proxy', 'none is needed without https')
  return config.TRUST_PROXY === false
    ? open('proxy', 'https comes from a proxy: set TRUST_PROXY, or the limits take all visitors for one')
    : good('proxy', 'visitors are told apart behind it')
}

const stagingRow = ({ STAGING }: Config): Row =>
  STAGING
    ? open('search engines', 'STAGING is on: they are told to stay away')
    : good('search engines', 'they are welcome')

const switchRow = ({ FORM_ACTIVE, RATE_LIMIT }: Config): Row => {
  if (!FORM_ACTIVE) return open('form', 'FORM_ACTIVE is off: every request is refused')
  return RATE_LIMIT ? good('form', 'takes requests') : open('form', 'RATE_LIMIT is off: one machine may fill the disk')
}
