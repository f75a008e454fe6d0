import { statfsSync } from 'node:fs'
import { StartError } from '../../process/start-error.ts'

const megabyte = 1_000_000
/** What a backup leaves free: a form that is sent meanwhile needs room, too. */
const spareBytes = 100 * megabyte

/** Bytes that this user may still write on the disk of a folder. */
export const freeBytesIn = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize
}

/** Throws a `StartError` where so many bytes do not fit beside the spare ones; `kept` says what is there all the same. */
export const refuseWithoutRoom = (bytes: number, free: number, kept: string): void => {
  const needed = bytes + spareBytes
  if (free >= needed) return
  const [has, wants] = [free, needed].map((one) => Math.ceil(one / megabyte))
  throw new StartError(
    `The disk has ${has} MB free and a backup needs ${wants} MB: remove something, or get a larger disk. ${kept}`,
  )
}
