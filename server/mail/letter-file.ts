import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../process/start-error.ts'
import type { OutboxRow } from '../storage/tables.ts'

/** Where letters are written while no mail server is named. */
export const letterFolder = (dataDir: string): string => join(dataDir, 'outbox')

// What of an id tells letters of one moment apart: a UUID of version 7 begins with that moment, one of version 4 does not.
const ownPart = (id: string) => (id[14] === '7' ? id.slice(-8) : id.slice(0, 8))

/** The name of a letter's file, without its ending: the same at every try. */
export const letterName = ({ created_at, kind, id }: Pick<OutboxRow, 'created_at' | 'kind' | 'id'>): string =>
  `${created_at.replace(/[:.]/g, '-')}-${kind}-${ownPart(id)}`

const filesIn = async (dir: string): Promise<string[]> => {
  try {
    return await readdir(dir)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Removes the files of these letters, where they were written. */
export const removeLetters = async (dataDir: string, letters: readonly OutboxRow[]): Promise<void> => {
  const dir = letterFolder(dataDir)
  const names = new Set(letters.map(letterName))
  const files = (await filesIn(dir)).filter((file) => names.has(file.replace(/\.eml(\.part)?$/, '')))
  for (const file of files) await rm(join(dir, file), { force: true })
}

// The name of a letter that a row owes begins with its moment.
const isNotice = (file: string) => /^[a-z].*\.eml(?:\.part)?$/.test(file)

/** Removes the files of letters that no row owes (links to the desk, new devices, alerts) written before `moment`. */
export const removeOldNotices = async (dataDir: string, moment: Date): Promise<void> => {
  const dir = letterFolder(dataDir)
  for (const file of (await filesIn(dir)).filter(isNotice)) {
    if ((await stat(join(dir, file))).mtime < moment) await rm(join(dir, file), { force: true })
  }
}

/** The text of a letter, its parts decoded: in quoted-printable a line break may divide an address. */
const plainText = (letter: string): string => {
  const encoded = [
    ...letter.matchAll(/^Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([\w+/=\r\n]+)/gim),
  ]
  const decoded = encoded.map(([, body = '']) => Buffer.from(body, 'base64').toString())
  const quoted = letter
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return [letter, quoted, ...decoded].join('\n')
}

// The address itself, and no longer one that only ends in it.
const wholeAddress = (email: string) =>
  new RegExp(`(?<![\\w.+-])${email.replace(/[^\w@]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'i')

/** Removes every letter in which the address stands, whoever wrote it. The number of files that are gone. */
export const removeLettersNaming = async (dataDir: string, email: string): Promise<number> => {
  const dir = letterFolder(dataDir)
  const address = wholeAddress(email.trim())
  let count = 0
  for (const file of await filesIn(dir)) {
    const text = plainText(await readFile(join(dir, file), 'utf8'))
    if (!address.test(text)) continue
    await rm(join(dir, file))
    count += 1
  }
  return count
}
