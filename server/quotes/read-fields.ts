import { formError } from '../../contract/form-error-messages.ts'
import { isDeeperThan } from '../http/json-depth.ts'
import { Refusal } from '../http/refusal.ts'

/** Answers of a form by field name, whatever its encoding. */
export type Fields = Map<string, unknown>

/** Most entries in a form, including repeated names and empty file inputs. */
const mostEntries = 100

/** Parses a form with the platform's `formData()`. Throws a `Refusal`. */
export const readFormData = (contentType: string, body: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw unreadable()
  })

const unreadable = () => new Refusal(400, [formError('EMPTY', 'The form could not be read.')])

/** Media type without its parameters. */
export const mediaTypeOf = (contentType: string): string => {
  const end = contentType.indexOf(';')
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

/** Parses a body into fields, or throws a `Refusal` with the reason. */
export const readFields = async (contentType: string, body: Buffer): Promise<Fields> => {
  const isJson = mediaTypeOf(contentType) === 'application/json'
  const fields = isJson ? readJson(body) : await readForm(contentType, body)
  if (fields.size === 0) throw new Refusal(400, [formError('EMPTY')])
  return fields
}

const mostLevels = 10

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readJson = (body: Buffer): Fields => {
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(body))
  } catch {
    throw unreadable()
  }
  if (!isRecord(value) || isDeeperThan(mostLevels, value)) throw unreadable()
  const entries = Object.entries(value)
  refuseCrowd(entries.length)
  return new Map(entries.filter(([, answer]) => answer !== null))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Checked on the raw bytes, before parsing: a body could hold 32,000 entries.
const refuseCrowd = (count: number) => {
  if (count > mostEntries) throw new Refusal(413, [formError('FILES_TOO_BIG', 'The form has too many fields.')])
}

const readForm = async (contentType: string, body: Buffer): Promise<Fields> => {
  refuseCrowd(mediaTypeOf(contentType) === 'multipart/form-data' ? partsIn(body) : pairsIn(body))
  const entries = [...(await readFormData(contentType, body))]
  refuseFiles(entries.flatMap(([, value]) => (value instanceof File && !isUnselected(value) ? [value] : [])))

  const texts = entries.filter(([, value]) => typeof value === 'string')
  const answers = Map.groupBy(texts, ([name]) => name)
  return new Map(
    [...answers].map(([name, all]) => [name, all.length === 1 ? all[0]?.[1] : all.map(([, value]) => value)]),
  )
}

// Every part of a multipart body has this header.
const partsIn = (body: Buffer) => body.toString('latin1').match(/content-disposition/gi)?.length ?? 0

// A loop instead of a split: a 64 KB body may hold 65,536 pairs.
const pairsIn = (body: Buffer) => {
  let count = 1
  for (const byte of body) if (byte === 0x26) count += 1
  return count
}

const mostFiles = 10

const refuseFiles = (files: readonly File[]) => {
  if (files.length > mostFiles) throw new Refusal(400, [formError('TOO_MANY_FILES')])
  if (files.length > 0) throw new Refusal(400, [formError('NO_FILE_UPLOADS')])
}

// A file input without a chosen file.
const isUnselected = (file: File) => file.size === 0 && file.name === ''
