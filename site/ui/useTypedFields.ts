import { type RefObject, useLayoutEffect, useState } from 'react'
import { putFields, takeFields } from './typed-fields.ts'

/**
 * Keeps what was typed, and the focus, where React throws the server's form away: an extension's nodes beside the inputs
 * or a translator make it render anew instead of hydrating.
 */
export const useTypedFields = (form: RefObject<HTMLFormElement | null>, formId: string): void => {
  const [before] = useState(() => takeFields(formId))
  useLayoutEffect(() => {
    if (before && form.current) putFields(before, form.current)
  }, [before, form])
}
