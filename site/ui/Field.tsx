import type { ComponentProps } from 'react'
import './field.css'
import { Kept } from './text/Kept.tsx'

interface FieldProps extends ComponentProps<'input'> {
  id: string
  name: string
  label: string
  /** What is wrong with the answer, in the words of the label. */
  error?: string | undefined
  /** A doubt about the answer, beside the label; empty while there is none. */
  hint?: string | undefined
}

/** A labelled input with room for its error. */
export function Field({ id, name, label, error, hint, className, ...rest }: FieldProps) {
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div className={className ? `field flow ${className}` : 'field flow'} data-hint={hint}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={hintId} className="field-hint" role="status">
          {hint && <span key={hint}>{hint}</span>}
        </p>
      )}
      <input
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
        {...rest}
      />
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
