import type { Business } from './business.ts'
import { spokenTime } from './clock-time.ts'
import { ContentError } from './content-error.ts'
import type { Pricing } from './pricing.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const token = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)\}/g

const join = (items: readonly unknown[]) => {
  const words = items.map(String)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const say = (value: unknown): string | undefined => {
  if (typeof value === 'string') return clock.test(value) ? spokenTime(value) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return join(value)
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text
  return undefined
}

/** Every fact that a text may name, by its path: `phone`, `business.since`, `pricing.solar.small`. */
export const factsOf = (business: Business, pricing: Pricing) => {
  const root = { phone: business.phone, email: business.email, business, pricing }
  return (path: string): string | undefined =>
    say(
      path
        .split('.')
        .reduce<unknown>(
          (inner, key) =>
            typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
              ? Reflect.get(inner, key)
              : undefined,
          root,
        ),
    )
}

export type Facts = ReturnType<typeof factsOf>

/**
 * Replaces `{pricing.solar.small}` and its like by the figure. A single word such as `{percent}` that is no fact is
 * left for the component that fills it; an unknown dotted path is a `ContentError` naming `file`.
 */
export const fillText = (file: string, text: string, facts: Facts): string =>
  text.replace(token, (whole, path: string) => {
    const fact = facts(path)
    if (fact !== undefined) return fact
    if (!path.includes('.')) return whole
    throw new ContentError(`${file}: ${whole} names no figure: expected a path of business.yaml or pricing.yaml.`)
  })

/** `fillText` for every text inside a parsed YAML value. */
export const fillFigures = (file: string, value: unknown, facts: Facts): unknown => {
  if (typeof value === 'string') return fillText(file, value, facts)
  if (Array.isArray(value)) return value.map((item) => fillFigures(file, item, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillFigures(file, inner, facts)]))
}
