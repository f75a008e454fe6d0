import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Storage } from '../../storage/open.ts'

const keptDays = 14
const day = 24 * 60 * 60_000
const shape = /^([\w-]{1,64})\.([\w-]{22})$/

/** Signed links with which a visitor adds photographs to their own lead. They are valid for 14 days. */
export const photographLinks = ({ db }: Pick<Storage, 'db'>, serverKey: string) => {
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', 'photographs', 32))
  const signatureOf = (leadId: string) => createHmac('sha256', key).update(leadId).digest('base64url').slice(0, 22)

  /** The token of a lead's link; a lead always has the same one. */
  const tokenOf = (leadId: string): string => `${leadId}.${signatureOf(leadId)}`

  /** The lead of a token; undefined if the token is forged or expired, or the lead was removed. */
  const leadOf = async (token: string, now: Date): Promise<string | undefined> => {
    const [, leadId = '', signature = ''] = shape.exec(token) ?? []
    if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(leadId)))) return undefined
    const lead = await db
      .selectFrom('leads')
      .select('id')
      .where('id', '=', leadId)
      .where('received_at', '>', new Date(now.getTime() - keptDays * day).toISOString())
      .executeTakeFirst()
    return lead?.id
  }

  return { tokenOf, leadOf }
}

export type PhotographLinks = ReturnType<typeof photographLinks>
