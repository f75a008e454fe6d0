import { type Json, withDrafts } from '../../contract/desk/field-diff.ts'
import { useUnsentEdits } from '../offline/unsent-changes.ts'

/** The value of a field or form with the edits that wait on this device. */
export const useKeptValue = (field: Parameters<typeof withDrafts>[0]): Json =>
  withDrafts(
    field,
    useUnsentEdits().flatMap(({ edit }) => ('path' in edit ? [edit] : [])),
  )
