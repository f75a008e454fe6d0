import type { ComponentProps, ReactNode } from 'react'
import './choices.css'

interface ChoicesProps extends ComponentProps<'fieldset'> {
  name: string
  legend: string
  options: readonly { value: string; label: string; picture?: ReactNode }[]
  /** What is chosen at first; nothing where it is left out. */
  chosen?: string | undefined
}

/** How a key lies in two columns, and in three over two: the style sheet counts no elements. */
const placeOf = (index: number, count: number) => {
  if (index < count - 1 && index < 3) return undefined
  return index === count - 1 && count % 2 === 1 ? 'last' : 'late'
}

/** One of a few: radio buttons that look like keys. */
export function Choices({ name, legend, options, chosen, form, className, ...rest }: ChoicesProps) {
  const { length: count } = options
  const pictures = options.some(({ picture }) => picture)
  return (
    <fieldset className={className ? `choices ${className}` : 'choices'} form={form} {...rest}>
      <legend>{legend}</legend>
      <div className="choices-keys" data-count={count} data-pictures={pictures ? '' : undefined}>
        {options.map(({ value, label, picture }, index) => (
          <label key={value} data-place={pictures ? undefined : placeOf(index, count)}>
            <input type="radio" form={form} name={name} value={value} defaultChecked={value === chosen} />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
