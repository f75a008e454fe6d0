import type { ReactNode } from 'react'
import type { QuoteWords } from '../../content/schema/interface.ts'
import './next-steps.css'

interface NextStepsProps {
  /** Undefined for a form that does not ask for a quote. */
  words: QuoteWords['next'] | undefined
  /** Heading level. */
  heading?: 'h2' | 'h3'
  photo?: ReactNode
}

/** The steps after sending, beside the form. */
export function NextSteps({ words, heading: Heading = 'h3', photo }: NextStepsProps) {
  return (
    <div className="quote-aside fill">
      {photo}
      {words && (
        <div className="quote-next flow">
          <Heading>{words.title}</Heading>
          <ol className="flow">
            {words.steps.map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
