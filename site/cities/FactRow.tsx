import { keepRanges } from '../ui/text/keep-ranges.ts'
import type { Fact } from './city-facts.ts'
import './fact-row.css'

/** A few figures side by side, each over what it means. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-row">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepRanges(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
