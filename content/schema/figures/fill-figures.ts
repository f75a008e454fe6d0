import { z } from 'zod'
import { bundleExamples } from '../../../pricing/bundle-examples.ts'
import { fill } from '../../../pricing/fill.ts'
import { isClockTime } from '../../../pricing/premium.ts'
import { closedDaysOf } from '../../../pricing/weekdays.ts'
import { type Business, promiseNames } from '../business.ts'
import { spokenTime } from '../clock-time.ts'
import { type Mistake, mistakeAt, type Source } from '../content-error.ts'
import { text } from '../meta.ts'
import { dayWordsSchema, sayOpeningDays } from '../opening-days.ts'
import type { Pricing } from '../pricing.ts'
import type { Figure } from './figure.ts'
import { withoutSentences } from './left-out-figure.ts'
import { saidBusiness, saidBusinessSchema } from './said-business.ts'

const token = /^\{[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*\}$/

/** When a visit costs more (`{before}`, `{after}`, `{day}`): in a sentence, as a label, after "for", and as a choice. */
const premiumWordsSchema = z.strictObject({ text, label: text, short: text, choice: text })

/** `{language}/facts.yaml`: how facts are written in a language. */
export const factWordsSchema = z.strictObject({
  and: text,
  openingDays: dayWordsSchema,
  premium: z.strictObject({ withDay: premiumWordsSchema, hoursAlone: premiumWordsSchema }),
  /** The counties together: `{names}`. */
  counties: z.strictObject({ one: text, other: text }).prefault({ one: '{names}', other: '{names}' }),
  /** Who owns the business: `{names}`, or without names. */
  owners: z.strictObject({ none: text, one: text, other: text }).optional(),
  /** Each promise in short sentences, by name. They read empty while the business does not make it. */
  promised: z.partialRecord(z.enum([...promiseNames, 'licensedAndInsured']), z.record(z.string(), text)).default({}),
  /** How water of one stage of purification is called, of two, and so on. */
  stages: z.array(text).default([]),
  business: saidBusinessSchema.default({}),
  words: z.record(z.string(), text),
})
export type FactWords = z.infer<typeof factWordsSchema>

/** How a language says a word of `business.yaml` or `pricing.yaml`, and joins several. */
export const sayIn = ({ and, words }: Pick<FactWords, 'and' | 'words'>) => {
  const sayText = (value: string) => (Object.hasOwn(words, value) ? (words[value] ?? value) : value)
  const join = (items: readonly unknown[]) => {
    const said = items.map((item) => sayText(String(item)))
    return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`
  }
  return { sayText, join }
}

const say = (value: unknown, { sayText, join }: ReturnType<typeof sayIn>): string | undefined => {
  if (value === null) return ''
  if (typeof value === 'string') return isClockTime(value) ? spokenTime(value) : sayText(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return join(value)
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text
  return undefined
}

const mostTowns = 3

/** The first towns of a business, each once, as its language lists them. */
const sayTowns = ({ coreCities: [first = '', ...others], base, address }: Business, language: string) => {
  const towns = [...new Set([first, base.city, address.city, ...others])]
  return new Intl.ListFormat(language).format(towns.slice(0, mostTowns))
}

/** When a visit costs more. Leaves out a day on which the business is closed. */
const sayPremium = (
  { hours }: Pick<Business, 'hours'>,
  { premiumBefore, premiumAfter, premiumDay }: Pricing['rules'],
  { withDay, hoursAlone }: FactWords['premium'],
  sayText: (value: string) => string,
) => {
  const closed = closedDaysOf(hours)
  const values = {
    before: spokenTime(premiumBefore),
    after: spokenTime(premiumAfter),
    day: sayText(premiumDay),
  }
  const words = closed.includes(premiumDay) ? hoursAlone : withDay
  const said = fill(words.text, values)
  return {
    text: said,
    row: said.charAt(0).toUpperCase() + said.slice(1),
    label: fill(words.label, values),
    short: fill(words.short, values),
    choice: fill(words.choice, values),
  }
}

/**
 * Looks up the fact behind a path in a text: `phone`, `hours.text`, `premium.text`, `pricing.solar.small`, `towns.few`, `owners.text`,
 * `promised.licensedAndInsured.text`, `examples.small.together`, `examples.phone`. `code` is the language's.
 */
export const factsOf = (business: Business, pricing: Pricing, words: FactWords, code: string) => {
  const language = sayIn(words)
  const { hours: _, daysOff: __, ...rest } = saidBusiness(business, words.business)
  const { counties, promises } = business
  const spoken = sayOpeningDays(business, words.openingDays, language.join)
  const root = {
    phone: business.phone,
    email: business.email,
    hours: spoken,
    business: { region: null, ...rest, address: { stateName: null, ...rest.address } },
    pricing: withNone(pricing),
    premium: sayPremium(business, pricing.rules, words.premium, language.sayText),
    examples: {
      ...(bundleExamples(pricing) ?? { small: null, medium: null, large: null }),
      phone: phoneExample(business.phone),
    },
    towns: { few: sayTowns(business, code) },
    counties: { text: fill(words.counties[counties.length > 1 ? 'other' : 'one'], { names: language.join(counties) }) },
    promised: sayPromised(promises, words.promised),
    owners: { text: sayOwners(business.proof.owners, words.owners, language.join) },
    purification: {
      stages: words.stages[promises.waterPurificationStages - 1] ?? promises.waterPurificationStages,
    },
  }
  return (path: string): string | undefined =>
    say(
      path.split('.').reduce<unknown>((inner, key) => {
        if (inner === null) return null
        return typeof inner === 'object' && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined
      }, root),
      language,
    )
}

/** `licensedAndInsured` reads as the one that the business promises alone, such as "Insured". */
const sayPromised = (promises: Business['promises'], words: FactWords['promised']) => {
  const { licensed, insured } = promises
  const alone = licensed ? words.licensed : insured ? words.insured : undefined
  const both = licensed && insured ? words.licensedAndInsured : alone
  const made = promiseNames.map((name) => [name, promises[name] ? words[name] : undefined] as const)
  return Object.fromEntries(
    [...made, ['licensedAndInsured', both] as const].map(([name, said]) => {
      const texts = Object.keys(words[name] ?? {}).map((key) => [key, said?.[key] ?? ''])
      return [name, Object.fromEntries(texts)]
    }),
  )
}

/** Prices with null for each that the business does not have: it reads empty, and the sentences that name it are left out. */
const withNone = (pricing: Pricing) => ({
  ...{ solar: null, panels: null, plans: null },
  ...pricing,
  windows: pricing.windows ? { bundle: null, ...pricing.windows } : null,
  rules: { liabilityDollars: null, ...pricing.rules },
  fees: { premium: feeOf(pricing.fees.premium), travel: feeOf(pricing.fees.travel) },
})

/** A fee of 0 is none. */
const feeOf = (fee: Figure): Figure | null => (fee.to > 0 ? fee : null)

const sayOwners = (names: readonly string[], words: FactWords['owners'], join: (names: readonly string[]) => string) =>
  words && fill(words[names.length === 0 ? 'none' : names.length > 1 ? 'other' : 'one'], { names: join(names) })

/** The business's number with zeros but for its area code: `(740) 000-0000`. */
const phoneExample = (phone: string) => phone.replace(/\d(?=(?:\D*\d){0,6}\D*$)/g, '0')

export type Facts = ReturnType<typeof factsOf>

/** Finds further mistakes when the facts have one: every figure is 0. A word without a dot may be a slot. */
export const unknownFacts: Facts = (path) => {
  if (path.endsWith('Link')) return 'tel:0'
  return /\.|^(?:phone|email)$/.test(path) ? '0' : undefined
}

export const noFacts: Facts = () => undefined

const lookup = 'write a figure such as {phone}, {hours.text} or {pricing.solar.small}, or take the braces away'
const inBraces = /\{[^{}\n]*\}/g
const slot = /^\{[a-z][A-Za-z]*\}$/

// Files whose single words in braces are slots: a component, a letter or the chat fills them later.
const hasSlots = (path: string) =>
  /^\w+\/(?:pages\/|assistant|(?:customers|photographs)\.yaml|desk\.yaml|facts\.yaml|interface\.yaml|letters\.yaml|price-words\.yaml)/.test(
    path,
  ) &&
  !path.endsWith('home.yaml') &&
  !path.endsWith('.md')

// Of a letter: the hours within which the business replies, not the opening hours.
const isLettersOwn = (path: string, whole: string) => whole === '{hours}' && path.endsWith('/letters.yaml')

// Matches HTML tags, but not Markdown's web addresses in angle brackets.
const html = /<(?:\/?[a-z][a-z0-9-]*(?=[\s/>])|!--)[^>]*>?/i

const factFor = (path: string, whole: string, facts: Facts) =>
  token.test(whole) && !isLettersOwn(path, whole) ? facts(whole.slice(1, -1)) : undefined

/** What each figure in a text reads: `{ '{pricing.solar.small}': '$175–$225' }`. Leaves out slots, unknown and empty figures. */
export const figuresIn = (path: string, written: string, facts: Facts): Record<string, string> =>
  Object.fromEntries(
    (written.match(inBraces) ?? []).flatMap((whole) => {
      const fact = factFor(path, whole, facts)
      return fact ? [[whole, fact]] : []
    }),
  )

type Found = (what: string, at: number) => void

const fillFacts = (path: string, written: string, facts: Facts, found: Found): string => {
  const outside = written.replace(inBraces, (whole) => '.'.repeat(whole.length))
  const loose = outside.search(/[{}]/)
  if (loose >= 0) {
    const [piece = ''] = /^[{}](?:[\w.]*\w)?/.exec(written.slice(loose)) ?? []
    found(`a brace of "${piece}" is alone: write the other one too, or take it away`, loose)
  }
  const filled = written.replace(inBraces, (whole, at: number) => {
    const fact = factFor(path, whole, facts)
    if (fact !== undefined) return fact
    if (!hasSlots(path) || !slot.test(whole)) found(`no figure is called ${whole}: ${lookup}`, at)
    return whole
  })
  // The patterns of danger.yaml write word lists in angle brackets. A fact may hold one half of a tag, the text the other.
  const tag = path.endsWith('/danger.yaml') ? null : (html.exec(written) ?? html.exec(filled))
  if (tag) found(`${tag[0]} is HTML: take it out, because a text is shown letter for letter`, tag.index)
  const isGone = (part: string) => (part.match(inBraces) ?? []).some((whole) => factFor(path, whole, facts) === '')
  return isGone(written) ? fillFacts(path, withoutSentences(written, isGone), facts, () => undefined) : filled
}

/** Replaces figures in a text that starts at `line` of its file. Appends mistakes to `found`. */
export const fillText = ({ path }: Source, written: string, facts: Facts, line: number, found: Mistake[]): string =>
  fillFacts(path, written, facts, (what, at) => {
    const down = written.slice(0, at).split('\n').length - 1
    found.push({ path, line: line + down, what })
  })

/**
 * Replaces figures in every text of a parsed YAML value. Leaves slots such as `{percent}` in the files that have slots. A
 * text of which nothing is left is `undefined`. Appends mistakes to `found`.
 */
export const fillFigures = (
  source: Source,
  value: unknown,
  facts: Facts,
  found: Mistake[],
  path: readonly PropertyKey[] = [],
): unknown => {
  if (typeof value === 'string') {
    const filled = fillFacts(source.path, value, facts, (what) => found.push(mistakeAt(source, path, what)))
    return value !== '' && filled === '' ? undefined : filled
  }
  if (Array.isArray(value)) return value.map((item, at) => fillFigures(source, item, facts, found, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFigures(source, inner, facts, found, [...path, key])]),
  )
}
