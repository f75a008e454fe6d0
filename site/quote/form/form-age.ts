import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * How long a visitor has had a form before it was sent, in milliseconds. It counts from the first field that was
 * entered; a form that was entered before this code arrived counts from the start of the page, or it would seem to
 * have been filled in by a robot.
 */
export const useFormAge = (form: RefObject<HTMLFormElement | null>) => {
  const startedAt = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (form.current?.contains(document.activeElement)) startedAt.current = 0
  }, [form])

  return {
    start: () => {
      startedAt.current ??= performance.now()
    },
    restart: () => {
      startedAt.current = undefined
    },
    read: () => performance.now() - (startedAt.current ?? 0),
  }
}
