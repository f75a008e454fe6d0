/** A labeled value; the label is empty if the value explains itself. */
export type Fact = [name: string, value: string | null]

/** A list of labeled values, without empty ones. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(([, value]) => value)
  if (shown.length === 0) return null
  return (
    <dl className="lead-facts">
      {shown.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          {name && <dt>{name}</dt>}
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
