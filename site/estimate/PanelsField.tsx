import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import type { EstimateWords } from '../../content/schema/pages/estimate-page.ts'
import { longestAnswer } from '../../pricing/estimate-answers.ts'

interface PanelsFieldProps {
  id: string
  words: EstimateWords['fields']['panels']
  error?: string | undefined
}

const step = 1
const startsAt = 10

/** Number of panels, typed or changed with plus and minus, which need script. */
export function PanelsField({ id, words, error }: PanelsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const change = (by: number) => {
    const field = input.current
    if (!field) return
    const count = Number.parseInt(field.value, 10)
    field.value = String(Number.isNaN(count) ? startsAt : Math.max(1, count + by))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="field flow">
      <label htmlFor={id}>{words.label}</label>
      <div className="stepper">
        <button type="button" className="needs-script" aria-label={words.less} onClick={() => change(-step)}>
          <Minus className="icon" aria-hidden="true" />
        </button>
        <input
          id={id}
          ref={input}
          name="panels"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestAnswer}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <button type="button" className="needs-script" aria-label={words.more} onClick={() => change(step)}>
          <Plus className="icon" aria-hidden="true" />
        </button>
      </div>
      <p id={`${id}-error`} className="field-error" hidden={!error}>
        {error}
      </p>
    </div>
  )
}
