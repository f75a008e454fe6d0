import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const keyLength = 64

/** Stores what the build made, with the key of what it was made from (see `builtKey`) before it. */
export const storeBuilt = (file: string, key: string, bytes: Buffer): void => {
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, Buffer.concat([Buffer.from(key), bytes]))
  renameSync(part, file)
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
  const bytes = readFileSync(file)
  if (bytes.subarray(0, keyLength).toString() !== key()) return undefined
  try {
    return read(bytes.subarray(keyLength))
  } catch {
    return undefined
  }
}
