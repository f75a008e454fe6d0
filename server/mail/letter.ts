/** A letter ready for sending. */
export type Letter = {
  messageId: string
  date: Date
  from: { name: string; address: string }
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * Sends a letter, or throws, within two and a half minutes. `name` is a file name, the same at every retry. `isFile`
 * means that letters are only written to files. `close` aborts letters being sent.
 */
export type Transport = {
  send: (letter: Letter, name: string) => Promise<void>
  close: () => void
  isFile?: boolean
}
