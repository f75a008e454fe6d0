import type { ComponentProps, ReactNode } from 'react'
import './choices.css'

interface ChoicesProps extends Pick<ComponentProps<'fieldset'>, 'form' | 'className'> {
  name: string
  legend: string
  options: readonly { value: string; label: string; picture?: ReactNode }[]
  /** Value of the initial choice, if any. */
  chosen?: string | undefined
}

/** One of a few: radio buttons that look like keys. */
export function Choices({ name, legend, options, chosen, form, className }: ChoicesProps) {
  const pictures = options.some(({ picture }) => picture)
  return (
    <fieldset className={className ? `choices ${className}` : 'choices'} form={form}>
      <legend>{legend}</legend>
      <div className="choices-keys" data-count={options.length} data-pictures={pictures ? '' : undefined}>
        {options.map(({ value, label, picture }) => (
          <label key={value}>
            <input type="radio" form={form} name={name} value={value} defaultChecked={value === chosen} />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
