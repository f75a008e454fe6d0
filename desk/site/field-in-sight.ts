import { type RefObject, useEffect } from 'react'

/** Opens the folds around a field, focuses it and scrolls to it. */
export const bringInSight = (field: Element | null | undefined): void => {
  if (!(field instanceof HTMLElement)) return
  const open = (inside: Element | null | undefined) => {
    const fold = inside?.closest('details')
    if (fold) fold.open = true
    if (fold) open(fold.parentElement)
  }
  open(field)
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: field.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
}

/**
 * Brings the field or group of this name, such as `proof.googleProfile`, into sight and focuses it once the form is there; of
 * several pages the one in `file`. A field in a closed entry of a list leads to that list.
 */
export const useFieldInSight = (name: string | null, isThere: boolean, file: string | null = null): void => {
  useEffect(() => {
    if (name === null || !isThere) return
    const form = file === null ? document : document.querySelector(`[data-file="${CSS.escape(file)}"]`)
    const keys = name.split('.')
    const found = keys.flatMap((_, at) => {
      const quoted = CSS.escape(keys.slice(0, keys.length - at).join('.'))
      return form?.querySelector<HTMLElement>(`[name="${quoted}"], [data-field="${quoted}"]`) ?? []
    })
    bringInSight(found[0])
  }, [name, isThere, file])
}

/** Brings the first wrong field of the form around `inside` into sight whenever there is another problem. */
export const useMistakeInSight = (inside: RefObject<HTMLElement | null>, problem: string): void => {
  useEffect(() => {
    if (problem) bringInSight(inside.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [inside, problem])
}
