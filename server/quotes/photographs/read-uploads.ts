import { mostPhotographs } from '../../../contract/desk/photographs.ts'
import { formError } from '../../../contract/form-error-messages.ts'
import { Refusal } from '../../http/refusal.ts'
import { mediaTypeOf, partsIn, readFormData } from '../read-fields.ts'

/** Largest upload in bytes: five photographs that the browser has resized, or one or two originals. */
export const photographsLimit = 16_000_000

const tooMany = () => new Refusal(400, [formError('TOO_MANY_FILES')])

/** The files of a multipart form, at most five. Throws a `Refusal` with the code of the form service that says why. */
export const readFiles = async (contentType: string, body: Buffer): Promise<Buffer[]> => {
  if (body.length === 0) throw new Refusal(400, [formError('EMPTY')])
  if (mediaTypeOf(contentType) !== 'multipart/form-data')
    throw new Refusal(415, [formError('EMPTY', 'Send the photos as multipart.')])
  if (partsIn(body) > mostPhotographs.visitor + 1) throw tooMany()
  const form = await readFormData(contentType, body)
  const files = [...form.values()].filter((value) => value instanceof File && value.name !== '')
  if (files.length > mostPhotographs.visitor) throw tooMany()
  if (files.length === 0) throw new Refusal(400, [formError('EMPTY')])
  return Promise.all(files.map(async (file) => Buffer.from(await new Response(file).arrayBuffer())))
}
