import { z } from 'zod'
import { bundleExamples } from '../../../pricing/bundle-examples.ts'
import type { Business } from '../business.ts'
import { spokenTime } from '../clock-time.ts'
import { ContentError, mistakeAt, type Source } from '../content-error.ts'
import { text } from '../meta.ts'
import { dayWordsSchema, sayOpeningDays } from '../opening-days.ts'
import type { Pricing } from '../pricing.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const token = /^\{[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*\}$/

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

/** How much there is of something, so that no sentence has to be counted by hand. */
export type Counts = { otherPlaces: number }

/** Places with a page, apart from the town of the shop. */
export const countsOf = (places: readonly unknown[]): Counts => ({ otherPlaces: places.length - 1 })

/** Every fact that a text may name, by its path: `phone`, `hours.text`, `pricing.solar.small`, `examples.small.together`. */
export const factsOf = (business: Business, pricing: Pricing, words: FactWords, counts: Counts) => {
  const language = sayIn(words)
  const { hours, ...rest } = business
  const spoken = sayOpeningDays(hours, words.openingDays, language.join)
  const root = {
    phone: business.phone,
    email: business.email,
    hours: spoken,
    business: rest,
    pricing,
    examples: bundleExamples(pricing),
    counts,
  }
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

const lookup = 'write a figure such as {phone}, {hours.text} or {pricing.solar.small}, or take the braces away'
const slot = /^\{[a-z][A-Za-z]*\}$/

// Words that a component, a letter or the chat fills in where they are shown.
const hasSlots = (path: string) =>
  /^\w+\/(?:pages\/|assistant|interface\.yaml|letters\.yaml|price-words\.yaml)/.test(path) &&
  !path.endsWith('home.yaml') &&
  !path.endsWith('.md')

const unknownFigure = /\{[^{}\n]*\}/g

const fill = (path: string, written: string, facts: Facts, mistake: (what: string, at: number) => ContentError) =>
  written.replace(unknownFigure, (whole, at: number) => {
    const fact = token.test(whole) ? facts(whole.slice(1, -1)) : undefined
    if (fact !== undefined) return fact
    if (hasSlots(path) && slot.test(whole)) return whole
    throw mistake(`no figure is called ${whole}: ${lookup}`, at)
  })

/**
 * Replaces `{pricing.solar.small}` and its like by the figure, in a text that begins at `line` of its file. What is none
 * is a `ContentError`.
 */
export const fillText = ({ path }: Source, written: string, facts: Facts, line: number): string =>
  fill(path, written, facts, (what, at) => {
    const down = written.slice(0, at).split('\n').length - 1
    return new ContentError(`content/${path}, line ${line + down}: ${what}.`)
  })

/**
 * Replaces figures in every text inside a parsed YAML value. A single word such as `{percent}` is left, in the files whose
 * words are filled in later.
 */
export const fillFigures = (
  source: Source,
  value: unknown,
  facts: Facts,
  path: readonly PropertyKey[] = [],
): unknown => {
  if (typeof value === 'string') return fill(source.path, value, facts, (what) => mistakeAt(source, path, what))
  if (Array.isArray(value)) return value.map((item, at) => fillFigures(source, item, facts, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFigures(source, inner, facts, [...path, key])]),
  )
}
