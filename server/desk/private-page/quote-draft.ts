import { addDays } from '../../../contract/desk/add-days.ts'
import type { QuoteDraft } from '../../../contract/desk/written-quote.ts'
import { quoteFields } from '../../../contract/quote-fields.ts'
import type { EstimateAnswers } from '../../../pricing/estimate-answers.ts'
import type { Figure } from '../../../pricing/figure-text.ts'
import { fill } from '../../../pricing/fill.ts'
import type { Job, Part } from '../../../pricing/job.ts'
import { priceJob } from '../../../pricing/price-job.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { readJob } from '../../../pricing/read-job.ts'
import { sayJob, sayWork } from '../../../pricing/say-job.ts'
import type { ServerContent, ServerWords } from '../../builds/server-content.ts'
import { keptEstimate } from '../../estimate/lead-estimate.ts'
import { parseExtraFields } from '../../mail/extra-fields.ts'
import type { LeadRow } from '../../storage/tables.ts'

type Content = Pick<ServerContent, 'rates' | 'discounts'>

/** A quote prefilled from the estimate, in the customer's language: each line at the middle of its range, included work, terms. */
export const quoteDraft = (lead: LeadRow, content: Content, words: ServerWords, today: string): QuoteDraft => {
  const answers = answersOf(lead.extra, content.rates.list)
  const read = answers && readJob(answers, content.rates)
  const job = read && !read.mistakes ? read.job : undefined
  const { validDays, other, terms } = words.privatePage.fill
  const wanted: (string | undefined)[] = job?.service === 'both' ? ['solar', 'windows'] : [job?.service]
  const included = words.services.flatMap((one) => (one.job && wanted.includes(one.job) ? one.included : []))
  return {
    language: words.language,
    lines: job ? linesOf(job, content, words) : [{ text: other, cents: null }],
    included: [...new Set(included)],
    terms,
    validUntil: addDays(today, validDays),
  }
}

const sizes = ['small', 'medium', 'large'] as const

/** The answers of the estimate that a lead brought, or the panels that its visitor counted. */
const answersOf = (extra: string, { panels }: PriceList): EstimateAnswers | undefined => {
  const kept = keptEstimate(extra)
  if (!kept) {
    const counted = parseExtraFields(extra).find(([name]) => name === quoteFields.panels)?.[1]
    return counted === undefined ? undefined : { service: 'solar', panels: counted }
  }
  const { service, windows, town, plan, isAfterHours } = kept
  const size = sizes.find((one) => panels?.[one].text === kept.panels)
  return {
    service,
    ...(size ? { size } : kept.panels !== undefined && { panels: String(kept.panels) }),
    ...(windows !== undefined && { windows: String(windows) }),
    ...(town !== undefined && { town }),
    ...(plan !== undefined && { plan }),
    ...(isAfterHours && { hours: 'outside' }),
  }
}

type Line = QuoteDraft['lines'][number]

const linesOf = (job: Job, content: Content, words: ServerWords): Line[] => {
  const price = priceJob(job, content.rates.list)
  if (price.kind !== 'priced') return [{ text: sayJob(job, words.priceWords), cents: null }]
  const lines = price.parts.map((part) => lineOf(part, job, words))
  return [...lines, ...discountLines(job, price.parts, content, words)]
}

const lineOf = (part: Part, job: Job, { priceWords, privatePage }: ServerWords): Line => {
  const said = fill(privatePage.fill.parts[part.id], { town: job.town, work: sayWork(job, priceWords) })
  const text = [said, ...countOf(part, job, priceWords)].join(', ')
  return {
    text: part.times > 1 ? fill(priceWords.times, { times: part.times, range: text }) : text,
    cents: middleOf(part.figure),
  }
}

const countOf = ({ id }: Part, { panels, size, windows }: Job, { job }: ServerWords['priceWords']): string[] => {
  if (id === 'travel' || id === 'premium') return []
  const hasPanels = id !== 'windowsVisit'
  const hasWindows = id === 'windowsVisit' || id === 'bundleVisit'
  return [
    ...(hasPanels && (size ?? panels) !== undefined ? [fill(job.panels, { count: size ?? panels })] : []),
    ...(hasWindows && windows !== undefined ? [fill(job.windows, { count: windows })] : []),
  ]
}

/** Middle of a range in cents, rounded to five dollars; null for an open range. */
const middleOf = ({ from, to, open }: Figure): number | null =>
  open ? null : from === to ? from * 100 : Math.round((from + to) / 10) * 500

/** Discount of a plan on windows in the same job. */
const discountLines = (job: Job, parts: readonly Part[], { discounts }: Content, words: ServerWords): Line[] => {
  const windows = parts.find(({ id }) => id === 'windowsVisit')
  const percent = discounts.bundleExtra?.from
  const isPlan = job.plan === 'biAnnual' || job.plan === 'quarterly'
  const middle = windows && middleOf(windows.figure)
  if (!isPlan || !middle || percent === undefined) return []
  const cents = -Math.round((middle * percent) / 10_000) * 100
  return [{ text: fill(words.privatePage.fill.discount, { percent }), cents }]
}
