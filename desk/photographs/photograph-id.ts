import { uuidOf } from '../../contract/uuid.ts'

/** The same picture of the same lead has the same id, so that choosing it twice sends it once. */
export const photographId = async (leadId: string, stage: string, bytes: Blob): Promise<string> => {
  const about = new TextEncoder().encode(`${leadId} ${stage} `)
  const hash = await crypto.subtle.digest('SHA-256', await new Blob([about, bytes]).arrayBuffer())
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'))
  return uuidOf(digits.join(''), 8)
}
