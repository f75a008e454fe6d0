import type { Readable } from 'node:stream'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** Largest accepted body. A quote form needs less; small enough to buffer for many senders at once. */
export const bodyLimit = 64 * 1024

// A body that is too large is read to its end, up to this size, because many clients only read the answer after sending
// all.
const drainLimit = 64 * 1024 * 1024

/** Reads a body of at most `limit` bytes; rejects a larger one with a 413 that the client can still read. */
export const readBody = async (stream: Readable, limit = bodyLimit): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > drainLimit) break
      if (size <= limit) chunks.push(chunk)
    }
  } catch {
    if (size <= limit) throw new Refusal(400, [formError('EMPTY', 'The sender went away')])
  }
  if (size > limit) throw new Refusal(413, [formError('FILES_TOO_BIG')], { connection: 'close' })
  return Buffer.concat(chunks)
}
