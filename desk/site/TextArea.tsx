import { type ComponentProps, useId } from 'react'

/** A text of several lines with its label. */
export function TextArea({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId()
  return (
    <div className="field flow">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} {...rest} />
    </div>
  )
}
