import type { ComponentProps } from 'react'
import './choices.css'

interface ChoicesProps extends ComponentProps<'fieldset'> {
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
  /** What is chosen at first; nothing where it is left out. */
  chosen?: string | undefined
}

/** One of a few: radio buttons that look like keys. */
export function Choices({ name, legend, options, chosen, className, ...rest }: ChoicesProps) {
  return (
    <fieldset className={className ? `choices ${className}` : 'choices'} {...rest}>
      <legend>{legend}</legend>
      <div className="choices-keys">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
