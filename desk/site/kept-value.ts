import { begins, type Json, withDrafts } from '../../contract/desk/field-diff.ts'
import { unsent, useUnsaved, useUnsentEdits } from '../offline/unsent-changes.ts'

type Part = Parameters<typeof withDrafts>[0]

/** The value of a field or form with the edits that wait on this device. */
export const useKeptValue = (field: Part): Json =>
  withDrafts(
    field,
    useUnsentEdits().flatMap(({ edit }) => ('path' in edit ? [edit] : [])),
  )

/** Edits of this part that the server refused after they had waited on this device, with its mistakes. */
export const useRefusedEdits = ({ file, path: start }: Omit<Part, 'value'>) => {
  const own = useUnsaved().refusedEdits.filter(
    ({ edit }) => 'path' in edit && edit.file === file && begins(edit.path, start),
  )
  return {
    refused: own.flatMap(({ edit }) => ('path' in edit ? [{ ...edit, path: edit.path.slice(start.length) }] : [])),
    mistakes: own.flatMap(({ edit, why, place }) =>
      'path' in edit && why ? [{ file, path: place ?? edit.path, text: why }] : [],
    ),
    forgetRefused: () => {
      if (own.length > 0) void unsent.forget(own)
    },
  }
}
