import type { Readable } from 'node:stream'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** More than any quote form needs, little enough to hold in memory for many senders at once. */
export const bodyLimit = 64 * 1024

// A body that is too big is read to its end and thrown away, so that the sender hears why, up to here.
const drainLimit = 64 * 1024 * 1024

const empty = Buffer.alloc(0)

// Left to be swept, what is thrown away piles up to tens of megabytes first. Memory that others share is left alone.
const freeAtOnce = ({ buffer, byteLength }: Buffer) => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

const tooBig = () => new Refusal(413, [formError('FILES_TOO_BIG')], { connection: 'close' })

/**
 * Reads a body of at most `limit` bytes; a larger one is a 413 that still reaches its sender. What `stream` hands out
 * belongs to the reader: nobody else may look at it any more.
 */
export const readBody = (stream: Readable, limit = bodyLimit): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // One piece of memory, however small the pieces are in which a sender lets a body drip. Most come in one.
  let held: Buffer = empty
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    const before = size
    size += chunk.length
    if (size > drainLimit) stream.destroy()
    if (size > limit) {
      held = empty
      freeAtOnce(chunk)
    } else if (before === 0) held = chunk
    else {
      if (size > held.length) held = Buffer.concat([held], Math.max(4096, size, Math.min(2 * held.length, limit)))
      chunk.copy(held, before)
    }
  })
  stream.on('end', () => (size > limit ? reject(tooBig()) : resolve(held.subarray(0, size))))
  stream.on('error', reject)
  stream.on('close', () => {
    if (!stream.readableEnded)
      reject(size > limit ? tooBig() : new Refusal(400, [formError('EMPTY', 'The sender went away')]))
  })
  return promise
}
