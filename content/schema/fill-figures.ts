import { z } from 'zod'
import type { Business } from './business.ts'
import { spokenTime } from './clock-time.ts'
import { ContentError } from './content-error.ts'
import { text } from './meta.ts'
import { dayWordsSchema, sayOpeningDays } from './opening-days.ts'
import type { Pricing } from './pricing.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const token = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)\}/g

/** `{language}/facts.yaml`: how the facts of the business are said in another language. */
export const factWordsSchema = z.strictObject({
  and: text,
  openingDays: dayWordsSchema,
  words: z.record(z.string(), text),
})
export type FactWords = z.infer<typeof factWordsSchema>

const sayIn = ({ and, words }: Pick<FactWords, 'and' | 'words'>) => {
  const sayText = (value: string) => (Object.hasOwn(words, value) ? (words[value] ?? value) : value)
  const join = (items: readonly unknown[]) => {
    const said = items.map((item) => sayText(String(item)))
    return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`
  }
  return { sayText, join }
}

const say = (value: unknown, { sayText, join }: ReturnType<typeof sayIn>): string | undefined => {
  if (typeof value === 'string') return clock.test(value) ? spokenTime(value) : sayText(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return join(value)
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text
  return undefined
}

/** Every fact that a text may name, by its path: `phone`, `hours.text`, `business.since`, `pricing.solar.small`. */
export const factsOf = (business: Business, pricing: Pricing, words: FactWords) => {
  const language = sayIn(words)
  const { hours, ...rest } = business
  const spoken = sayOpeningDays(hours, words.openingDays, language.join)
  const root = { phone: business.phone, email: business.email, hours: spoken, business: rest, pricing }
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
      language,
    )
}

export type Facts = ReturnType<typeof factsOf>

/**
 * Replaces `{pricing.solar.small}` and its like by the figure. A single word such as `{percent}` that is no fact is
 * left for the component that fills it; an unknown dotted path is a `ContentError` naming `file`.
 */
export const fillText = (file: string, written: string, facts: Facts): string =>
  written.replace(token, (whole, path: string) => {
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
