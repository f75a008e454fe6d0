import { existsSync } from 'node:fs'
import { businessSchema } from '../../../content/schema/business.ts'
import { ContentError } from '../../../content/schema/content-error.ts'
import { contentFiles } from '../../../content/schema/read-files.ts'
import type { MoreLabels } from '../../../contract/quote-fields.ts'
import { builtAt, currentBuildId } from '../../builds/build-folder.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { type Config, readConfig } from '../../config.ts'
import { localTime } from '../../mail/local-time.ts'
import { domainOf, mailAddresses } from '../../mail/mail-addresses.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { nobodyIsTold } from '../../process/setting-warnings.ts'
import { StartError } from '../../process/start-error.ts'
import { owedKinds } from '../../quotes/submit-quote.ts'
import { writeCsv, writeList, writeUnsent } from '../../quotes/write-leads.ts'
import { clockStore } from '../../storage/clock.ts'
import { leadStore } from '../../storage/leads.ts'
import { databaseFile, openStorage, type Storage } from '../../storage/open.ts'
import { outboxStore } from '../../storage/outbox-store.ts'
import { removal } from '../../storage/removal.ts'
import { oldBefore, removeOld } from '../../storage/retention.ts'
import { copyStorage } from './copy.ts'
import { counted } from './counted.ts'
import { takeAlone } from './database-file.ts'
import { forget } from './forget-person.ts'
import { type Command, usage } from './read-command.ts'
import { type Restored, restore } from './restore.ts'

// No timeout: a long list over a slow connection may take long.
const silentMs = 0

/** Runs a command and yields its output. */
export async function* runCommand(command: Command, config: Config): AsyncGenerator<string> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  if (command.name === 'help') return yield `${usage}\n`
  if (command.name === 'restore') {
    if (databaseUrl) throw new StartError('DATABASE_URL names a Postgres: restore it with its own pg_restore.')
    return yield restored(restore(dataDir, command.from))
  }
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    if (command.name === 'forget') throw new StartError('Nobody was found: there are no requests yet.')
    return yield 'No requests yet.\n'
  }
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

const restored = ({ leads, people, before }: Restored): string => {
  const names = people.map(({ name, role }) => `${name} (${role})`).join(', ')
  const who = people.length > 0 ? `may come in with a passkey or a new link: ${names}` : 'nobody may come in yet'
  return [
    `${counted(leads, 'request')} restored.${before ? ` What was there before is in ${before}.` : ''}`,
    `Everybody is signed out of the desk, and calendars need a new address. By this backup, ${who}.`,
    withCommandsHere('Somebody who should not: npm run desk -- remove NAME, before you start the server.\n'),
  ].join('\n')
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
  if (unsent) return yield `${writeUnsent(await outboxStore(storage).unsent(), timesOf(config))}\n`
  const rows = leadStore(storage, () => '').pages({ spam })
  const labels = labelsOf(config)
  yield* csv ? writeCsv(rows, timeZone, labels) : writeList(rows, showTime, labels)
}

const businessOf = (config: Config) => contentFiles(config.CONTENT_DIR).yaml('business.yaml', businessSchema)

// With the zone, which may be another than the server's.
const timesOf = (config: Config) => {
  const { timeZone } = businessOf(config)
  const showTime = localTime(timeZone, 'en', 'medium')
  return (moment: Date) => `${showTime(moment)} (${timeZone})`
}

// A mistake in the content must not hide the leads; fields then show their names.
const labelsOf = ({ CONTENT_DIR }: Config): MoreLabels | undefined => {
  try {
    return readServerContent(CONTENT_DIR).quote.fields.more
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
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
      return forget(storage, config, { ...command, showTime: timesOf(config) })
    case 'copy':
      return copy(storage, config, command.to)
    case 'expire':
      return expire(storage, config, command.isConfirmed)
    case 'resend':
      return resend(storage)
  }
}

const rescue = async (storage: Storage, config: Config, id: string): Promise<string> => {
  const leads = storeOf(config, storage)
  if (await leads.rescue(id, owedKinds(config), new Date()))
    return 'The request is no spam any more. A running server sends its letters within seconds.\n'
  throw new StartError(`There is no spam with the id ${id}: npm run leads -- --spam shows each with its id.`)
}

const storeOf = (config: Config, storage: Storage) =>
  leadStore(storage, () => domainOf(mailAddresses(config, businessOf(config)).from))

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
      `The clock says ${timesOf(config)(now)}. By it: ${old}. If the clock is right, npm run leads -- expire --yes removes them all, with their letters, and the server trusts the clock from then on.\n`,
    )
  }
  const id = currentBuildId(buildDir)
  await clockStore(storage, () => (id === undefined ? new Date(0) : builtAt(id))).trust(now)
  const removed = await removeOld({ dataDir, store }, before, Number.POSITIVE_INFINITY)
  return `${counted(removed, 'request')} removed. The server trusts the clock again.\n`
}

const resend = async (storage: Storage): Promise<string> =>
  `${counted(await outboxStore(storage).revive(new Date()), 'message')} to be tried again. A running server begins within seconds.\n`
