import { useEffect } from 'react'

/** Brings the field or group of this name, such as `proof.googleProfile`, into sight and focuses it once the form is there. */
export const useFieldInSight = (name: string | null, isThere: boolean): void => {
  useEffect(() => {
    if (name === null || !isThere) return
    const quoted = CSS.escape(name)
    const field = document.querySelector<HTMLElement>(`[name="${quoted}"], [data-field="${quoted}"]`)
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [name, isThere])
}
