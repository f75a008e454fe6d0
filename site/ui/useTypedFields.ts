import { type RefObject, useLayoutEffect, useState } from 'react'
import { putFields, takeFields } from './typed-fields.ts'

/**
 * Keeps the typed values and the focus when React renders a form anew instead of hydrating it: a browser extension or a
 * translator that changes the form's nodes causes this.
 */
export const useTypedFields = (form: RefObject<HTMLFormElement | null>, formId: string): void => {
  const [before] = useState(() => takeFields(formId))
  useLayoutEffect(() => {
    if (before && form.current) putFields(before, form.current)
  }, [before, form])
}
