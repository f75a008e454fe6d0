import './fact-row.css'
import { keepTogether } from '../../contract/keep-together.ts'

export type Fact = { label: string; value: string }

/** A few figures side by side, each over what it means. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-row">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepTogether(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
