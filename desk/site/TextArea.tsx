import { type ComponentProps, useId } from 'react'

export function TextArea({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  const ownId = useId()
  const { id = ownId } = rest
  return (
    <div className="field flow">
      <label htmlFor={id}>{label}</label>
      <textarea {...rest} id={id} />
    </div>
  )
}
