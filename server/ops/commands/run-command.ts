import { existsSync } from 'node:fs'
import { businessSchema } from '../../../content/schema/business.ts'
import { ContentError } from '../../../content/schema/content-error.ts'
import { contentFiles } from '../../../content/schema/read-files.ts'
import { emailPattern, plainEmail } from '../../../contract/email-address.ts'
import type { MoreLabels } from '../../../contract/quote-fields.ts'
import { builtAt, currentBuildId } from '../../builds/build-folder.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { type Config, readConfig } from '../../config.ts'
import { removeLetters, removeLettersNaming } from '../../mail/letter-file.ts'
import { localTime } from '../../mail/local-time.ts'
import { domainOf, mailAddresses } from '../../mail/mail-addresses.ts'
import { phoneKey } from '../../mail/phone-number.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { nobodyIsTold } from '../../process/setting-warnings.ts'
import { StartError } from '../../process/start-error.ts'
import { readWords, wordFiles } from '../../publish/content-folder.ts'
import { removePhotographs } from '../../quotes/photographs/files.ts'
import { owedKinds } from '../../quotes/submit-quote.ts'
import { writeCsv, writeList, writeUnsent } from '../../quotes/write-leads.ts'
import { clockStore } from '../../storage/clock.ts'
import { leadStore } from '../../storage/leads.ts'
import { databaseFile, openStorage, type Storage } from '../../storage/open.ts'
import { outboxStore } from '../../storage/outbox-store.ts'
import { removal } from '../../storage/removal.ts'
import { oldBefore, removeOld } from '../../storage/retention.ts'
import { copyStorage } from './copy.ts'
import { takeAlone } from './database-file.ts'
import { type Command, usage } from './read-command.ts'
import { type Restored, restore } from './restore.ts'

// No timeout: a long list over a slow connection may take long.
const silentMs = 0

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const businessOf = (config: Config) => contentFiles(config.CONTENT_DIR).yaml('business.yaml', businessSchema)

const storeOf = (config: Config, storage: Storage) =>
  leadStore(storage, domainOf(mailAddresses(config, businessOf(config)).from))

// A mistake in the content must not hide the leads; fields then show their names.
const labelsOf = ({ CONTENT_DIR }: Config): MoreLabels | undefined => {
  try {
    return readServerContent(CONTENT_DIR).quote.fields.more
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}

async function* list(
  storage: Storage,
  config: Config,
  { csv, spam, unsent }: Extract<Command, { name: 'list' }>,
): AsyncGenerator<string> {
  const warning = nobodyIsTold(config)
  if (warning && !csv) yield `${warning}\n\n`
  const { timeZone } = businessOf(config)
  const showTime = localTime(timeZone, 'en', 'medium')
  if (unsent) return yield `${writeUnsent(await outboxStore(storage).unsent(), showTime)}\n`
  const rows = leadStore(storage, '').pages({ spam })
  const labels = labelsOf(config)
  yield* csv ? writeCsv(rows, timeZone, labels) : writeList(rows, showTime, labels)
}

const rescue = async (storage: Storage, config: Config, id: string): Promise<string> => {
  const leads = storeOf(config, storage)
  if (await leads.rescue(id, owedKinds(config), new Date()))
    return 'The request is no spam any more. A running server sends its letters within seconds.\n'
  throw new StartError(`There is no spam with the id ${id}: npm run leads -- --spam shows each with its id.`)
}

const resend = async (storage: Storage): Promise<string> =>
  `${counted(await outboxStore(storage).revive(new Date()), 'message')} to be tried again. A running server begins within seconds.\n`

const stillInLog =
  'Another program is reading the database, so the log beside it (leads.db-wal) still holds what was removed: end that program, then run this again.'
const stillInPostgres =
  'Postgres overwrites removed rows only in time (VACUUM FULL rewrites the tables at once), and keeps them in its own logs and dumps.'

const namedIn = (root: string, email: string): string[] =>
  wordFiles(root).filter((file) => readWords(root, file)?.toLowerCase().includes(email.toLowerCase()))

const forget = async (
  storage: Storage,
  { DATA_DIR: dataDir, CONTENT_DIR: contentDir }: Config,
  given: string,
): Promise<string> => {
  // As the form stores it: an international domain in ASCII, without pasted invisible characters.
  const email = plainEmail(given)
  const isAddress = emailPattern.test(email)
  if (!isAddress && (given.includes('@') || phoneKey(given) === ''))
    throw new StartError(`${given} is no e-mail address or phone number: expected ann@example.com or "(559) 555-0101".`)
  const { leads, messages, photographs, isErased } = await removal(storage).forget(email)
  await removeLetters(dataDir, messages)
  await removePhotographs(dataDir, photographs)
  const files = isAddress ? await removeLettersNaming(dataDir, email) : 0
  const named = namedIn(contentDir, email)
  const onSite = named.length > 0 ? [`The site itself names ${email}: change ${named.join(', ')} at the desk.`] : []
  if (leads === 0 && files === 0 && isErased)
    return [named.length > 0 ? 'No request is kept.' : `Nothing is kept of ${email}.`, ...onSite].join(' ').concat('\n')
  const removed = `${counted(leads, 'request')} of ${email} removed, with every letter and photograph. Backups made before still hold them, and so does a database set aside by a restore: remove those too.`
  return [
    removed,
    ...onSite,
    ...(isErased ? [] : [stillInLog]),
    ...(storage.engine === 'postgres' ? [stillInPostgres] : []),
  ]
    .join(' ')
    .concat('\n')
}

/**
 * Reports the number of leads older than `RETENTION_DAYS`. With `isConfirmed`, the operator vouches for the
 * clock: the server trusts it from now on, and they are all removed.
 */
const expire = async (storage: Storage, config: Config, isConfirmed: boolean): Promise<string> => {
  const { RETENTION_DAYS: days, DATA_DIR: dataDir, BUILD_DIR: buildDir } = config
  const now = new Date()
  const store = removal(storage)
  const before = days === undefined ? new Date(0) : oldBefore(days, now)
  if (!isConfirmed) {
    const old =
      days === undefined
        ? 'RETENTION_DAYS is off'
        : `${counted(await store.count(before), 'request')} older than ${days} days`
    return withCommandsHere(
      `The clock says ${localTime(businessOf(config).timeZone, 'en', 'medium')(now)}. By it: ${old}. If the clock is right, npm run leads -- expire --yes removes them all, with their letters, and the server trusts the clock from then on.\n`,
    )
  }
  const id = currentBuildId(buildDir)
  await clockStore(storage, () => (id === undefined ? new Date(0) : builtAt(id))).trust(now)
  const removed = await removeOld({ dataDir, store }, before, Number.POSITIVE_INFINITY)
  return `${counted(removed, 'request')} removed. The server trusts the clock again.\n`
}

const copy = async (storage: Storage, config: Config, to: string): Promise<string> => {
  const { DATABASE_URL: databaseUrl } = readConfig({ DATABASE_URL: to })
  const target = await openStorage({ dataDir: config.DATA_DIR, databaseUrl, silentMs })
  try {
    const { leads, messages } = await copyStorage(storage, target)
    return `${counted(leads, 'request')} and ${counted(messages, 'message')} copied, and every row compared. Set DATABASE_URL and start the server.\n`
  } finally {
    await target.close()
  }
}

const restored = ({ leads, people, before }: Restored): string => {
  const names = people.map(({ name, role }) => `${name} (${role})`).join(', ')
  const who = people.length > 0 ? `may come in with a passkey or a new link: ${names}` : 'nobody may come in yet'
  return [
    `${counted(leads, 'request')} restored.${before ? ` What was there before is in ${before}.` : ''}`,
    `Everybody is signed out of the desk, and calendars need a new address. By this backup, ${who}.`,
    withCommandsHere('Somebody who should not: npm run desk -- remove NAME, before you start the server.\n'),
  ].join('\n')
}

const withStorage = (
  command: Exclude<Command, { name: 'help' | 'list' | 'restore' }>,
  config: Config,
  storage: Storage,
): Promise<string> => {
  switch (command.name) {
    case 'rescue':
      return rescue(storage, config, command.what)
    case 'forget':
      return forget(storage, config, command.what)
    case 'copy':
      return copy(storage, config, command.to)
    case 'expire':
      return expire(storage, config, command.isConfirmed)
    case 'resend':
      return resend(storage)
  }
}

/** Runs a command and yields its output. */
export async function* runCommand(command: Command, config: Config): AsyncGenerator<string> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  if (command.name === 'help') return yield `${usage}\n`
  if (command.name === 'restore') {
    if (databaseUrl) throw new StartError('DATABASE_URL names a Postgres: restore it with its own pg_restore.')
    return yield restored(restore(dataDir, command.from))
  }
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) return yield 'No requests yet.\n'
  // Requests that arrive after the copy would stay in the old database.
  if (command.name === 'copy' && !databaseUrl) takeAlone(databaseFile(dataDir), 'copy')
  const storage = await openStorage({ dataDir, databaseUrl, silentMs })
  try {
    if (command.name === 'list') yield* list(storage, config, command)
    else yield await withStorage(command, config, storage)
  } finally {
    await storage.close()
  }
}
