import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'

const keyLength = 64

/** Stores what the build made, with the key of what it was made from (see `builtKey`) before it. */
export const storeBuilt = (file: string, key: string, bytes: Buffer): void => {
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, Buffer.concat([Buffer.from(key), bytes]))
  renameSync(part, file)
}

/**
 * The bytes of a file, in pages of their own. Freed from the C library's heap, which takes a block of megabytes for a
 * sign of more to come, they would keep twice as many from being given back for as long as the server runs.
 */
const readInPages = (file: string): Buffer => {
  const opened = openSync(file, 'r')
  try {
    const { size } = fstatSync(opened)
    const bytes = Buffer.from(new ArrayBuffer(size, { maxByteLength: size }))
    for (let at = 0; at < size; ) {
      const count = readSync(opened, bytes, at, size - at, at)
      if (count === 0) break
      at += count
    }
    return bytes
  } finally {
    closeSync(opened)
  }
}

/** Whether this is stored, made from what the key stands for. */
export const isStored = (file: string, key: string): boolean => {
  if (!existsSync(file)) return false
  const opened = openSync(file, 'r')
  try {
    const first = Buffer.alloc(keyLength)
    readSync(opened, first)
    return first.toString() === key
  } finally {
    closeSync(opened)
  }
}

/**
 * What `read` makes of the stored bytes. Undefined where nothing is stored, it was made from something else, or it was
 * damaged on the disk: what is stored here can always be made again.
 */
export const readBuilt = <Built>(
  file: string,
  key: () => string,
  read: (bytes: Buffer) => Built,
): Built | undefined => {
  if (!existsSync(file)) return undefined
  const bytes = readInPages(file)
  if (bytes.subarray(0, keyLength).toString() !== key()) return undefined
  try {
    return read(bytes.subarray(keyLength))
  } catch {
    return undefined
  }
}
