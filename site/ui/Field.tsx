import type { ComponentProps } from 'react'
import './field.css'
import { Kept } from './text/Kept.tsx'

interface FieldProps extends ComponentProps<'input'> {
  id: string
  name: string
  label: string
  /** Mistake in the answer, in the words of the label. */
  error?: string | undefined
}

/** A labelled input with room for its error. */
export function Field({ id, name, label, error, className, ...rest }: FieldProps) {
  const errorId = `${id}-error`
  return (
    <div className={className ? `field flow ${className}` : 'field flow'}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} aria-invalid={error ? true : undefined} aria-describedby={errorId} {...rest} />
      <p id={errorId} className="field-error" hidden={!error}>
        {/* As one element: translators move its texts. */}
        {error && (
          <span key={error}>
            <Kept text={error} phones />
          </span>
        )}
      </p>
    </div>
  )
}
