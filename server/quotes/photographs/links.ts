import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from '../../desk/accounts/secret.ts'
import type { Storage } from '../../storage/open.ts'

const keyId = 'photographs'
const keptDays = 14
const day = 24 * 60 * 60_000
const shape = /^([\w-]{1,64})\.([\w-]{22})$/

/** The key of all links, made by the first server that asks for it. */
const readKey = async ({ db, write }: Pick<Storage, 'db' | 'write'>): Promise<string> => {
  await write((trx) =>
    trx
      .insertInto('link_keys')
      .values({ id: keyId, secret: newSecret() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
  return (await db.selectFrom('link_keys').select('secret').where('id', '=', keyId).executeTakeFirstOrThrow()).secret
}

/** The links by which a visitor adds photographs to their own lead: signed, good for 14 days, and of no other use. */
export const photographLinks = async (storage: Pick<Storage, 'db' | 'write'>) => {
  const key = await readKey(storage)
  const signatureOf = (leadId: string) =>
    createHmac('sha256', key).update(`${keyId} ${leadId}`).digest('base64url').slice(0, 22)

  /** The token of a lead's link, the same whenever it is asked for. */
  const tokenOf = (leadId: string): string => `${leadId}.${signatureOf(leadId)}`

  /** The lead that a token opens; undefined where it is forged, too old, or its lead has been removed. */
  const leadOf = async (token: string, now: Date): Promise<string | undefined> => {
    const [, leadId = '', signature = ''] = shape.exec(token) ?? []
    if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(leadId)))) return undefined
    const lead = await storage.db
      .selectFrom('leads')
      .select('id')
      .where('id', '=', leadId)
      .where('received_at', '>', new Date(now.getTime() - keptDays * day).toISOString())
      .executeTakeFirst()
    return lead?.id
  }

  return { tokenOf, leadOf }
}

export type PhotographLinks = Awaited<ReturnType<typeof photographLinks>>
