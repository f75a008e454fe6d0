import { type ComponentProps, useId } from 'react'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  error?: string | undefined
}

/** A choice with its label and what is wrong with it; its options are the children. */
export function SelectField({ label, error, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const { id = ownId } = rest
  return (
    <div className="field flow">
      <label htmlFor={id}>{label}</label>
      <select aria-invalid={error ? true : undefined} aria-describedby={`${id}-error`} {...rest} id={id} />
      <p id={`${id}-error`} className="field-error" role="status" hidden={!error}>
        {error ?? ''}
      </p>
    </div>
  )
}
