import type { ComponentProps, ReactNode } from 'react'
import type { EstimateWords } from '../../content/schema/pages/estimate-page.ts'
import { type Estimate, isUsual } from '../../pricing/estimate.ts'
import { Kept } from '../ui/text/Kept.tsx'
import { EstimateNotes } from './EstimateNotes.tsx'
import { QuoteWithEstimate } from './QuoteWithEstimate.tsx'

interface EstimateAnswerProps {
  estimate: Estimate
  words: EstimateWords['answer']
  /** The job in a few words, or a link to the question that narrows the range. */
  asked?: ReactNode
  /** The job as a query, for the quote form. */
  query: string
  phoneLink: string
  onQuote?: ComponentProps<'a'>['onClick'] | undefined
}

/** The answer: the range, its sum, exclusions, and the way to an exact price. */
export function EstimateAnswer({ estimate, words, asked, query, phoneLink, onQuote }: EstimateAnswerProps) {
  const call = (
    <a className="button" data-variant="outline" href={phoneLink}>
      <span>
        <Kept text={words.call} />
      </span>
    </a>
  )
  if (estimate.kind === 'refused')
    return (
      <div className="estimate-answer flow">
        {Object.values(estimate.mistakes).map((mistake) => (
          <p key={mistake}>
            <Kept text={mistake} phones />
          </p>
        ))}
        {call}
      </div>
    )
  return (
    <div className="estimate-answer flow">
      <h2 className="estimate-title">{isUsual(estimate) ? words.usual : words.title}</h2>
      {asked && <p className="estimate-asked-for">{asked}</p>}
      {estimate.kind === 'priced' ? (
        <Priced estimate={estimate} words={words} />
      ) : (
        <>
          <p className="estimate-range" data-kind="unpriced">
            {words.unpriced}
          </p>
          <p>
            <Kept text={estimate.reason} phones />
          </p>
        </>
      )}
      <p className="estimate-writing">{words.inWriting}</p>
      <div className="cluster">
        <QuoteWithEstimate query={query} variant="sun" onClick={onQuote}>
          {words.quote}
        </QuoteWithEstimate>
        {call}
      </div>
    </div>
  )
}

type PricedProps = { estimate: Estimate & { kind: 'priced' }; words: EstimateWords['answer'] }

function Priced({ estimate: { price, range, lines, notes, beside }, words }: PricedProps) {
  const unit = price.visits > 1 ? words.year : words.visit
  return (
    <>
      <p className="estimate-range">
        <strong>{range}</strong> <span>{unit}</span>
      </p>
      {/* The sum of a single part would repeat the range. */}
      {lines.length > 1 && (
        <>
          <h3>{words.sum}</h3>
          <ul className="estimate-sum">
            {lines.map((line, index) => (
              <SumLine key={line.label} sign={index > 0 ? '+' : ''} {...line} />
            ))}
            <SumLine className="estimate-total" sign="=" range={range} label={unit} />
          </ul>
        </>
      )}
      <EstimateNotes notes={notes} />
      {beside.length > 0 && (
        <>
          <h3>{words.beside}</h3>
          <EstimateNotes notes={beside} />
        </>
      )}
    </>
  )
}

interface SumLineProps extends ComponentProps<'li'> {
  sign: string
  range: string
  label: string
}

function SumLine({ sign, range, label, ...rest }: SumLineProps) {
  return (
    <li {...rest}>
      <span className="estimate-sign">{sign}</span>
      <b>{range}</b> <span className="estimate-part">{label}</span>
    </li>
  )
}
