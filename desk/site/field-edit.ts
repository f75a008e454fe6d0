import type { Json } from '../../contract/desk/field-diff.ts'
import type { DraftRequest, FieldPath } from '../../contract/desk/site.ts'

/** The change of one field, to be saved as a draft. */
export const fieldEdit = (file: string, path: FieldPath, before: Json, after: Json): DraftRequest => ({
  id: crypto.randomUUID(),
  file,
  path,
  before,
  after,
})
