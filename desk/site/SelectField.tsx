import { type ComponentProps, useId } from 'react'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  error?: string | undefined
  choices: readonly (readonly [value: string, label: string])[]
  /** Label of the choice without a value, if there is one. */
  none?: string | false | undefined
  onChoose?: (value: string) => void
}

export function SelectField({ label, error, choices, none, onChoose, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const { id = ownId } = rest
  return (
    <div className="field flow">
      <label htmlFor={id}>{label}</label>
      <select
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
        {...rest}
        id={id}
      >
        {none && <option value="">{none}</option>}
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} className="field-error" role="status" hidden={!error}>
        {error ?? ''}
      </p>
    </div>
  )
}
