import { statfs } from 'node:fs/promises'

/** Bytes of the disk that holds a folder: in all, and those that this user may still write. */
export type Disk = { free: number; total: number }

export const diskOf = async (dir: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(dir)
  return { free: bavail * bsize, total: blocks * bsize }
}

const megabyte = 1_000_000

/** Bytes below which a disk is nearly full: a twentieth of it, between 200 MB and 1 GB. */
export const leastRoom = (total: number): number => Math.max(200 * megabyte, Math.min(total / 20, 1000 * megabyte))
