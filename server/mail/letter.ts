/** A letter that is ready to be sent. */
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
 * Sends a letter, or throws, always within two and a half minutes. `name` is a file name for it, the same at every try.
 * `isFile` says that a letter is only kept as a file. `close` ends what is still being sent.
 */
export type Transport = {
  send: (letter: Letter, name: string) => Promise<void>
  close: () => void
  isFile?: boolean
}
