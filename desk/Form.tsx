import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../pricing/fill.ts'
import { words } from './desk-content.ts'
import { bringInSight } from './site/field-in-sight.ts'

const { missing, unchosen, unchecked, unfit } = words.fieldProblems

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const problemOf = ({ type, labels, validity, dataset }: Control): string => {
  const label = labels?.[0]?.textContent ?? ''
  if (type === 'checkbox') return unchecked
  if (validity.valueMissing) return type === 'select-one' ? unchosen : fill(missing, { label })
  return dataset.unfit ?? fill(unfit, { label })
}

type Wrong = { field: Element; place: Element; problem: string }

// A text editor of the desk is no control of the form: `aria-required` says that it must not stay empty.
const wrongIn = (field: HTMLElement): Wrong[] => {
  const place = field.parentElement
  if (!place) return []
  if (isControl(field)) return field.checkValidity() ? [] : [{ field, place, problem: problemOf(field) }]
  const label = place.querySelector('.field-name')?.textContent ?? ''
  return field.textContent.trim() ? [] : [{ field, place, problem: fill(missing, { label }) }]
}

/** A form that calls `onSubmit` once every field is valid. Until then it says below each wrong field what is wrong. */
export function Form({ onSubmit, children, ...rest }: ComponentProps<'form'>) {
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const mark = (next: readonly Wrong[]) => {
    for (const { field } of wrong) field.removeAttribute('aria-invalid')
    for (const { field } of next) field.setAttribute('aria-invalid', 'true')
    setWrong(next)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget.querySelectorAll<HTMLElement>('input, textarea, select, [aria-required="true"]')
    const next = [...fields].flatMap(wrongIn)
    mark(next)
    if (next.length === 0) onSubmit?.(event)
    else bringInSight(next[0]?.field)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ target }) => mark(wrong.filter(({ field }) => field !== target))}
      {...rest}
    >
      {children}
      {wrong.map(({ place, problem }, at) =>
        createPortal(
          <span key={problem} role="alert" className="field-error">
            {problem}
          </span>,
          place,
          String(at),
        ),
      )}
    </form>
  )
}
