import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { errorCode } from '../process/start-error.ts'
import type { Transport } from './letter.ts'

// Synchronous: passing each step to a thread takes longer than the step, and nothing waits for the disk.
const writeInto = (dir: string, file: string, message: Buffer) => {
  try {
    writeFileSync(file, message)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, message)
  }
}

/** Writes each letter to `dir` as an .eml file. Used without a mail server. */
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
      // Renaming the finished file means that nobody reads half a letter.
      if (!Buffer.isBuffer(message)) throw new TypeError('Expected the letter in one piece')
      writeInto(dir, `${file}.part`, message)
      renameSync(`${file}.part`, file)
      log(file)
    },
    close: () => undefined,
    isFile: true,
  }
}
