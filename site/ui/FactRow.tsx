import './fact-row.css'
import { Kept } from './text/Kept.tsx'

export type Fact = { label: string; value: string }

/** Figures side by side, each above its label. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-row">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Kept text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
