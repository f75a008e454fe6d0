import { mostPhotographs } from '../../../contract/desk/photographs.ts'
import { formError } from '../../../contract/form-error-messages.ts'
import { Refusal } from '../../http/refusal.ts'
import { mediaTypeOf, readFormData } from '../read-fields.ts'

/** Largest upload in bytes: five photographs that the browser has resized, or one or two originals. */
export const photographsLimit = 16_000_000

const tooMany = () => new Refusal(400, [formError('TOO_MANY_FILES')])

// Counted on the raw bytes, before parsing, and no further than needed: a body has megabytes.
const partsIn = (body: Buffer, boundary: string): number => {
  let count = 0
  for (let at = body.indexOf(boundary); at >= 0 && count < 100; at = body.indexOf(boundary, at + boundary.length))
    count++
  return count - 1
}

/** The files of a multipart form, at most five. Throws a `Refusal` with the code of the form service that says why. */
export const readFiles = async (contentType: string, body: Buffer): Promise<Buffer[]> => {
  if (body.length === 0) throw new Refusal(400, [formError('EMPTY')])
  const [, boundary] = /;\s*boundary="?([\w'()+,./:=?-]{1,70})/i.exec(contentType) ?? []
  if (mediaTypeOf(contentType) !== 'multipart/form-data' || boundary === undefined)
    throw new Refusal(415, [formError('EMPTY', 'Send the photos as multipart.')])
  if (partsIn(body, `--${boundary}`) > mostPhotographs.visitor + 1) throw tooMany()
  // With this boundary alone, so that no other parameter lets the parser find parts that were not counted.
  const form = await readFormData(`multipart/form-data; boundary="${boundary}"`, body)
  const files = [...form.values()].filter((value) => value instanceof File && value.name !== '')
  if (files.length > mostPhotographs.visitor) throw tooMany()
  if (files.length === 0) throw new Refusal(400, [formError('EMPTY')])
  return Promise.all(files.map(async (file) => Buffer.from(await new Response(file).arrayBuffer())))
}
