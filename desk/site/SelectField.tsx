import { type ComponentProps, useId } from 'react'

/** A choice with its label; its options are the children. */
export function SelectField({ label, ...rest }: ComponentProps<'select'> & { label: string }) {
  const id = useId()
  return (
    <div className="field flow">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...rest} />
    </div>
  )
}
