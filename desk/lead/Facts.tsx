import type { ComponentProps } from 'react'

/** Something about a lead, by its name; where it says itself what it is, the name is empty. */
export type Fact = [name: string, value: string]

interface FactsProps extends ComponentProps<'dl'> {
  facts: readonly Fact[]
}

/** Facts below each other, each under its name. */
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
