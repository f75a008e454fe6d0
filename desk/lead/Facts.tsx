/** A labeled value; the label is empty if the value explains itself. */
export type Fact = [name: string, value: string]

/** A list of labeled values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="lead-facts">
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          {name && <dt>{name}</dt>}
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
