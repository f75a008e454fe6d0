import { formError } from '../../contract/form-error-messages.ts'
import { isDeeperThan } from '../http/json-depth.ts'
import { Refusal } from '../http/refusal.ts'

/** The answers of a form by the names of its fields, whichever way they were sent. */
export type Fields = Map<string, unknown>

const mostFiles = 10
/** The most entries that a form may have, repeated names and unselected files counted too. */
export const mostEntries = 100
const mostLevels = 10

const unreadable = () => new Refusal(400, [formError('EMPTY', 'The form could not be read.')])

// Counted in the bytes, before anything is made of them: a body has room for 32,000 entries.
const refuseCrowd = (count: number) => {
  if (count > mostEntries) throw new Refusal(413, [formError('FILES_TOO_BIG', 'The form has too many fields.')])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readJson = (body: Buffer): Fields => {
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(body))
  } catch {
    throw unreadable()
  }
  if (!isRecord(value) || isDeeperThan(mostLevels, value)) throw unreadable()
  const names = Object.keys(value)
  refuseCrowd(names.length)
  const fields: Fields = new Map()
  for (const name of names) if (value[name] !== null) fields.set(name, value[name])
  return fields
}

// What a browser sends for a file input in which nothing was chosen.
const isUnselected = (file: File) => file.size === 0 && file.name === ''

const refuseFiles = (files: readonly File[]) => {
  if (files.length > mostFiles) throw new Refusal(400, [formError('TOO_MANY_FILES')])
  if (files.length > 0) throw new Refusal(400, [formError('NO_FILE_UPLOADS')])
}

// No part can be read without this header, whatever stands between the parts.
const partsIn = (body: Buffer) => body.toString('latin1').match(/content-disposition/gi)?.length ?? 0

// A loop, because a body of 64 KB may hold 65,536 of them.
const pairsIn = (body: Buffer) => {
  let count = 1
  for (const byte of body) if (byte === 0x26) count += 1
  return count
}

// The platform's own reader of forms; what it cannot read, it throws at.
const readForm = async (contentType: string, body: Buffer): Promise<Fields> => {
  refuseCrowd(mediaTypeOf(contentType) === 'multipart/form-data' ? partsIn(body) : pairsIn(body))
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw unreadable()
    })
  const entries = [...form]
  refuseFiles(entries.flatMap(([, value]) => (value instanceof File && !isUnselected(value) ? [value] : [])))

  const answers = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (value instanceof File) continue
    const before = answers.get(name)
    if (before) before.push(value)
    else answers.set(name, [value])
  }
  return new Map([...answers].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

/** What kind of body a `content-type` names, without its parameters. */
export const mediaTypeOf = (contentType: string): string => {
  const end = contentType.indexOf(';')
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

/** Reads the answers out of a body, or refuses it with the code that says why. */
export const readFields = async (contentType: string, body: Buffer): Promise<Fields> => {
  if (body.length === 0) throw new Refusal(400, [formError('EMPTY')])
  const isJson = mediaTypeOf(contentType) === 'application/json'
  const fields = isJson ? readJson(body) : await readForm(contentType, body)
  if (fields.size === 0) throw new Refusal(400, [formError('EMPTY')])
  return fields
}
