import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../process/start-error.ts'
import type { OutboxRow } from '../storage/tables.ts'

/** Folder for letters without a mail server. */
export const letterFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** File name of a letter, without extension; the same at every retry. */
export const letterName = ({ created_at, kind, id }: Pick<OutboxRow, 'created_at' | 'kind' | 'id'>): string =>
  `${created_at.replace(/[:.]/g, '-')}-${kind}-${id.slice(-8)}`

const filesIn = async (dir: string): Promise<string[]> => {
  try {
    return await readdir(dir)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Deletes the files of these letters. */
export const removeLetters = async (dataDir: string, letters: readonly OutboxRow[]): Promise<void> => {
  const dir = letterFolder(dataDir)
  const names = new Set(letters.map(letterName))
  const files = (await filesIn(dir)).filter((file) => names.has(file.replace(/\.eml(\.part)?$/, '')))
  await removeLetterFiles(dataDir, files)
}

// The file name of a letter with an outbox row begins with its time.
const isNotice = (file: string) => /^[a-z].*\.eml(?:\.part)?$/.test(file)

/** Deletes files of letters without an outbox row (sign-in links, new devices, alerts) that were written before `moment`. */
export const removeOldNotices = async (dataDir: string, moment: Date): Promise<void> => {
  const dir = letterFolder(dataDir)
  for (const file of (await filesIn(dir)).filter(isNotice)) {
    if ((await stat(join(dir, file))).mtime < moment) await rm(join(dir, file), { force: true })
  }
}

/** Text of a letter with its parts decoded: in quoted-printable, a line break may split an address. */
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

// Matches the whole address, not a longer one that ends in it.
const wholeAddress = (email: string) => new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'i')

/** Files of letters that contain the address. */
export const lettersNaming = async (dataDir: string, email: string): Promise<string[]> => {
  const dir = letterFolder(dataDir)
  const address = wholeAddress(email.trim())
  const naming: string[] = []
  for (const file of await filesIn(dir))
    if (address.test(plainText(await readFile(join(dir, file), 'utf8')))) naming.push(file)
  return naming
}

export const removeLetterFiles = async (dataDir: string, files: readonly string[]): Promise<void> => {
  for (const file of files) await rm(join(letterFolder(dataDir), file), { force: true })
}
