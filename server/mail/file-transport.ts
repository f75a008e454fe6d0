import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { once } from '../once.ts'
import { errorCode } from '../start-error.ts'
import type { Transport } from './letter.ts'

const writeInto = async (dir: string, file: string, message: Buffer | Readable): Promise<void> => {
  try {
    await writeFile(file, message)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await mkdir(dir, { recursive: true })
    await writeFile(file, message)
  }
}

/** Writes each letter as an .eml file into `dir`: what happens while no mail server is named. */
export const fileTransport = (dir: string, log: (file: string) => void): Transport => {
  const open = once(async () => {
    // Loaded with the first letter: it is a good part of what a start takes.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    send: async (letter, name) => {
      const { message } = await (await open()).sendMail(letter)
      const file = join(dir, `${name}.eml`)
      // Whoever looks into the folder never sees half a letter.
      await writeInto(dir, `${file}.part`, message)
      await rename(`${file}.part`, file)
      log(file)
    },
    close: () => undefined,
  }
}
