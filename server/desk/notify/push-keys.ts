import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../process/start-error.ts'
import { prepareDataDir } from '../../storage/open.ts'
import { newSecret } from '../accounts/secret.ts'

const keysSchema = z.strictObject({ publicKey: z.string(), privateKey: z.string() })
/** VAPID key pair (RFC 8292), base64url. */
export type PushKeys = z.infer<typeof keysSchema>

/** File of the keys. Devices subscribed with them, so other keys would reach none. */
export const pushKeysFile = (dataDir: string): string => join(dataDir, 'push-keys.json')

const read = (file: string): PushKeys | undefined => {
  try {
    const keys = keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    chmodSync(file, 0o600)
    return keys
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

// If two processes create keys at once, the first to link its file wins.
const make = async (file: string) => {
  const { default: webPush } = await import('web-push')
  const own = `${file}.${newSecret()}`
  try {
    writeFileSync(own, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
    linkSync(own, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Reads the keys; creates them at first use. */
export const readPushKeys = async (dataDir: string): Promise<PushKeys> => {
  const file = pushKeysFile(dataDir)
  const there = read(file)
  if (there) return there
  prepareDataDir(dataDir)
  await make(file)
  const made = read(file)
  if (!made) throw new Error(`${file} cannot be read`)
  return made
}
