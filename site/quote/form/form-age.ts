import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Milliseconds from the first focus in the form to sending. If the form was used before hydration, counts from the
 * page's start; a shorter time would look like a robot.
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
