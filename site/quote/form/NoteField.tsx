import type { ComponentProps } from 'react'

interface NoteFieldProps extends ComponentProps<'textarea'> {
  id: string
  label: string
}

/** Hidden by CSS until it contains a note. */
export function NoteField({ id, label, ...rest }: NoteFieldProps) {
  return (
    <div className="field flow quote-note">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} placeholder=" " rows={3} {...rest} />
    </div>
  )
}
