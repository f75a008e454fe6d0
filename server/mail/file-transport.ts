import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { errorCode } from '../process/start-error.ts'
import type { Transport } from './letter.ts'

// At once, and not by way of other threads: handing each step over takes longer than it, and the disk is not waited for.
const writeInto = (dir: string, file: string, message: Buffer) => {
  try {
    writeFileSync(file, message)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, message)
  }
}

/** Writes each letter as an .eml file into `dir`: what happens while no mail server is named. */
export const fileTransport = (dir: string, log: (file: string) => void): Transport => {
  const written = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter, name) => {
      const { message } = await written.sendMail(letter)
      const file = join(dir, `${name}.eml`)
      // Whoever looks into the folder never sees half a letter.
      if (!Buffer.isBuffer(message)) throw new TypeError('Expected the letter in one piece')
      writeInto(dir, `${file}.part`, message)
      renameSync(`${file}.part`, file)
      log(file)
    },
    close: () => undefined,
    isFile: true,
  }
}
