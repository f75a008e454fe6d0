import type { Fact } from './city-facts.ts'
import './fact-list.css'

interface FactListProps {
  title: string
  items: readonly Fact[]
}

/** Facts one below the other, each under its name. */
export function FactList({ title, items }: FactListProps) {
  return (
    <div className="fact-list">
      <h2>{title}</h2>
      <dl>
        {items.map(({ label, value, hint }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {hint && <span className="soft">{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
