import type { EstimateWords } from '../../content/schema/estimate-page.ts'
import type { Estimate } from '../../pricing/estimate.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import './estimate-answer.css'

interface EstimateAnswerProps {
  words: EstimateWords['answer']
  estimate: Exclude<Estimate, { kind: 'refused' }>
  phone: { href: string; number: string }
  onQuote?: () => void
}

/** The range first, then what it is the sum of, what is not in it, and how it becomes an exact price. */
export function EstimateAnswer({ words, estimate, phone, onQuote }: EstimateAnswerProps) {
  const { beside } = estimate
  return (
    <div className="estimate-answer flow">
      <h2 className="estimate-title">{words.title}</h2>
      {estimate.kind === 'priced' ? (
        <PricedAnswer words={words} estimate={estimate} />
      ) : (
        <>
          <p className="estimate-range" data-kind="unpriced">
            {words.unpriced}
          </p>
          <p>{estimate.reason}</p>
        </>
      )}
      {beside.length > 0 && (
        <>
          <h3>{words.beside}</h3>
          <SentenceList sentences={beside} />
        </>
      )}
      <p className="estimate-writing">{words.inWriting}</p>
      <div className="cluster">
        <QuoteButton onClick={onQuote}>{words.quote}</QuoteButton>
        <ButtonLink variant="outline" href={phone.href}>
          {words.call}
        </ButtonLink>
      </div>
    </div>
  )
}

function PricedAnswer({
  words,
  estimate,
}: {
  words: EstimateWords['answer']
  estimate: Estimate & { kind: 'priced' }
}) {
  const { price, lines, notes } = estimate
  const unit = price.visits > 1 ? words.year : words.visit
  return (
    <>
      <p className="estimate-range">
        <strong>{price.range.text}</strong> {unit}
      </p>
      <h3>{words.sum}</h3>
      <ul className="estimate-sum">
        {lines.map(({ range, label }, index) => (
          <li key={label}>
            <span className="estimate-sign">{index > 0 ? '+' : ''}</span>
            <b>{range}</b> <span>{label}</span>
          </li>
        ))}
        <li className="estimate-total">
          <span className="estimate-sign">=</span>
          <b>{price.range.text}</b> <span>{unit}</span>
        </li>
      </ul>
      <SentenceList sentences={notes} />
    </>
  )
}

function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="estimate-notes">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
