import type { Readable } from 'node:stream'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** Largest accepted body. A quote form needs less; small enough to buffer for many senders at once. */
export const bodyLimit = 64 * 1024

// A body that is too large is read to its end, up to this size, because many clients only read the answer after sending
// all.
const drainLimit = 64 * 1024 * 1024

const empty = Buffer.alloc(0)

// Garbage collection would let discarded chunks pile up to tens of megabytes. Skips memory that other buffers share.
const freeAtOnce = ({ buffer, byteLength }: Buffer) => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

const tooBig = () => new Refusal(413, [formError('FILES_TOO_BIG')], { connection: 'close' })

/**
 * Reads a body of at most `limit` bytes; rejects a larger one with a 413 that the client can still read. Takes
 * ownership of the stream's chunks.
 */
export const readBody = (stream: Readable, limit = bodyLimit): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // One growing buffer, however small the chunks. Most bodies arrive in a single chunk.
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
  // A broken connection emits both; after a whole body, neither changes anything.
  for (const event of ['error', 'close'])
    stream.on(event, () =>
      reject(size > limit ? tooBig() : new Refusal(400, [formError('EMPTY', 'The sender went away')])),
    )
  return promise
}
