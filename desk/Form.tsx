import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../pricing/fill.ts'
import { words } from './desk-content.ts'

const { missing, unchecked, unfit } = words.fieldProblems

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const problemOf = ({ type, labels, validity }: Control): string => {
  if (type === 'checkbox') return unchecked
  return fill(validity.valueMissing ? missing : unfit, { label: labels?.[0]?.textContent ?? '' })
}

/** A form that calls `onSubmit` once every field is valid. Until then it says below the first wrong field what is wrong. */
export function Form({ onSubmit, children, ...rest }: ComponentProps<'form'>) {
  const [wrong, setWrong] = useState<{ place: Element; problem: string }>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const control = [...event.currentTarget.elements].filter(isControl).find(({ validity }) => !validity.valid)
    const place = control?.parentElement
    setWrong(control && place ? { place, problem: problemOf(control) } : undefined)
    if (!control) return onSubmit?.(event)
    control.focus()
    control.scrollIntoView({ block: 'center' })
  }
  return (
    <form noValidate onSubmit={submit} onInput={() => setWrong(undefined)} {...rest}>
      {children}
      {wrong &&
        createPortal(
          <span key={wrong.problem} role="alert" className="field-error">
            {wrong.problem}
          </span>,
          wrong.place,
        )}
    </form>
  )
}
