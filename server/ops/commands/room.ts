import { statfsSync } from 'node:fs'
import { StartError } from '../../process/start-error.ts'

const megabyte = 1_000_000
/** Bytes that a backup leaves free for quote requests that arrive meanwhile. */
const spareBytes = 100 * megabyte

/** Bytes that this user may still write on the disk of a folder. */
export const freeBytesIn = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize
}

/** Throws a `StartError` if this many bytes do not fit; `kept` says which copies are complete. */
export const refuseWithoutRoom = (bytes: number, free: number, kept: string): void => {
  const needed = bytes + spareBytes
  if (free >= needed) return
  const [has, wants] = [free, needed].map((one) => Math.ceil(one / megabyte))
  throw new StartError(
    `The disk has ${has} MB free and a backup needs ${wants} MB: remove something, or get a larger disk. ${kept}`,
  )
}
