import { existsSync } from 'node:fs'
import { businessSchema } from '../../content/schema/business.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import { personNameSchema } from '../../contract/desk/person-name.ts'
import { linkMinutes, minutesOf } from '../../contract/desk/sign-in.ts'
import type { Config } from '../config.ts'
import { localTime } from '../mail/local-time.ts'
import { notUnderstood, readArguments } from '../process/read-arguments.ts'
import { StartError } from '../process/start-error.ts'
import { databaseFile, openStorage, type Storage } from '../storage/open.ts'
import { deskAddress, linkAddress } from './accounts/invitation.ts'
import { linkStore, type NewLink } from './accounts/link-store.ts'
import { peopleStore } from './accounts/people-store.ts'

export const usage = `npm run desk -- invite NAME           a link that lets NAME in, once, within a day
npm run desk -- invite NAME --owner   the same for an owner, within ${linkMinutes} minutes, who may invite, remove and export
npm run desk -- device NAME           a link for another device of NAME, who is there already
npm run desk -- people                who may come in
npm run desk -- remove NAME           shuts NAME out at once, on every device`

const options = { owner: { type: 'boolean', default: false } } as const

/** Runs `npm run desk` and returns its output. */
export const runDeskCommand = async (args: string[], config: Config): Promise<string> => {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage)
  const [command, name, ...more] = positionals
  const isWhole = more.length === 0 && (command === 'people' ? name === undefined : name !== undefined)
  if (command === undefined || !['invite', 'device', 'people', 'remove'].includes(command) || !isWhole)
    throw notUnderstood(usage)
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  if (command !== 'invite' && !databaseUrl && !existsSync(databaseFile(dataDir)))
    return 'Nobody yet: npm run desk -- invite NAME\n'
  const storage = await openStorage({ dataDir, databaseUrl })
  try {
    if (command === 'people') return await list(storage, config)
    if (command === 'device') return await addDevice(storage, config, name ?? '')
    return await (command === 'invite'
      ? invite(storage, config, name ?? '', values.owner)
      : remove(storage, name ?? ''))
  } finally {
    await storage.close()
  }
}

const list = async (storage: Storage, config: Config): Promise<string> => {
  const showTime = localTime(businessOf(config).timeZone, 'en', 'medium')
  const people = await peopleStore(storage).list()
  if (people.length === 0) return 'Nobody yet: npm run desk -- invite NAME\n'
  return people
    .map(({ name, role, email, passkeys, seenAt }) => {
      const seen = seenAt ? `seen ${showTime(new Date(seenAt))}` : 'signed out'
      return `${name}  |  ${role}  |  passkeys: ${passkeys}${email ? `  |  ${email}` : ''}  |  ${seen}\n`
    })
    .join('')
}

const businessOf = (config: Config) => contentFiles(config.CONTENT_DIR).yaml('business.yaml', businessSchema)

const addDevice = async (storage: Storage, config: Config, given: string): Promise<string> => {
  const person = await peopleStore(storage).byName(given)
  if (!person) throw nobodyCalled(given)
  const { id, name, role } = person
  return makeLink(storage, config, { kind: 'device', name, role, person_id: id }, `another device of ${name}`)
}

const nobodyCalled = (name: string) =>
  new StartError(`Nobody here is called ${name}: npm run desk -- people lists everybody.`)

const makeLink = async (storage: Storage, config: Config, link: NewLink, what: string): Promise<string> => {
  const token = await linkStore(storage).create(link, new Date())
  const minutes = minutesOf(link)
  const within = minutes > linkMinutes ? `${minutes / 60} hours` : `${minutes} minutes`
  const desk = deskAddress(businessOf(config).siteUrl, `http://localhost:${config.PORT}`)
  return `This link lets in ${what}, once, within ${within}:\n  ${linkAddress(desk, token)}\n`
}

const invite = async (storage: Storage, config: Config, given: string, isOwner: boolean): Promise<string> => {
  const name = personNameSchema.safeParse(given)
  if (!name.success) throw new StartError('Expected a name of at most 80 characters, on one line.')
  const people = peopleStore(storage)
  const known = await people.byName(name.data)
  if (known)
    throw new StartError(
      `${known.name} is here already: choose another name, or make a link for another device with npm run desk -- device "${known.name}"`,
    )
  const role = isOwner || (await people.isNobody()) ? 'owner' : 'helper'
  return makeLink(storage, config, { kind: 'invite', name: name.data, role }, `${name.data} as ${role}`)
}

const remove = async (storage: Storage, name: string): Promise<string> => {
  const people = peopleStore(storage)
  const person = await people.byName(name)
  if (!person) throw nobodyCalled(name)
  await people.remove(person.id, new Date())
  return `${person.name} is signed out everywhere and cannot come in any more.\n`
}
