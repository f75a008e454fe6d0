type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form that React is about to replace. The removed elements still hold what the visitor typed. */
export type TypedFields = { fields: readonly Field[]; focused: Element | null }

export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter((one) => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)

/**
 * The fields of the form with this id, before React removes them. Undefined without such a form, as at build time.
 */
export const takeFields = (formId: string): TypedFields | undefined => {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return undefined
  return { fields: fieldsOf(form), focused: document.activeElement }
}

const copySelection = (from: Field, to: Field) => {
  try {
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
  } catch {
    // Email fields have no selection.
  }
}

/** Copies values, choices and focus into the new form. Does nothing where React kept the form. */
export const putFields = ({ fields, focused }: TypedFields, form: HTMLFormElement): void => {
  const now = fieldsOf(form)
  fields.forEach((from, index) => {
    const to = now[index]
    if (!to || to === from || to.name !== from.name || from.type === 'checkbox') return
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'radio') {
      to.checked = from.checked
      return
    }
    to.value = from.value
    if (from !== focused) return
    to.focus({ preventScroll: true })
    copySelection(from, to)
  })
}
