import type { ComponentProps } from 'react'

/** A labeled value; the label is empty if the value explains itself. */
export type Fact = [name: string, value: string]

interface FactsProps extends ComponentProps<'dl'> {
  facts: readonly Fact[]
}

/** A list of labeled values. */
export function Facts({ facts, ...rest }: FactsProps) {
  return (
    <dl className="lead-facts" {...rest}>
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          {name && <dt>{name}</dt>}
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
