import type { Readable } from 'node:stream'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** More than any quote form needs, little enough to hold in memory for many senders at once. */
export const bodyLimit = 64 * 1024

// A body that is too big is read to its end and thrown away, so that the sender hears why, up to here.
const drainLimit = 64 * 1024 * 1024

/** Reads a body of at most `bodyLimit` bytes; a larger one is a 413 that still reaches its sender. */
export const readBody = async (stream: Readable): Promise<Buffer> => {
  // One piece of memory, however small the pieces are in which a sender lets a body drip.
  let held = Buffer.allocUnsafe(4096)
  let size = 0
  for await (const chunk of stream) {
    const before = size
    size += chunk.length
    if (size > drainLimit) break
    if (size > bodyLimit) continue
    if (size > held.length) held = Buffer.concat([held], Math.max(size, Math.min(2 * held.length, bodyLimit)))
    chunk.copy(held, before)
  }
  if (size > bodyLimit) throw new Refusal(413, [formError('FILES_TOO_BIG')], { connection: 'close' })
  return held.subarray(0, size)
}
