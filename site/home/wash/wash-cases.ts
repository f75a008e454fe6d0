import type { Home } from '../../../content/schema/pages/home.ts'
import type { Content } from '../../../content/schema/read.ts'
import { estimateLink, queryOf } from '../../../pricing/estimate-answers.ts'
import type { Figure } from '../../../pricing/figure-text.ts'
import { ratesOf } from '../../../pricing/read-job.ts'
import { wash } from '../../../pricing/wash.ts'
import { washFields } from '../../../pricing/wash-question.ts'

type Needed = Parameters<typeof ratesOf>[0] & Pick<Content, 'soiling'>
type Place = keyof NonNullable<Home['wash']>['places']
type Answer = keyof NonNullable<Home['wash']>['answers']

/** The gain of a wash at one kind of place in dollars, our advice, and the page that counts the same wash. */
type WashCase = { place: Place; regained: Figure; answer: Answer; path: string; laterMonths: number[] }
/** The same wash of the same panels in two places, beside its price. */
export type WashCases = { price: Figure; cases: WashCase[] }

// The lead in home.yaml names these months: three dry ones behind a wash in the middle of June, four ahead.
const asked = { since: '90', month: 'june' } as const
const job = { service: 'solar' } as const
const answers: Readonly<Partial<Record<string, Answer>>> = {
  wait: 'wait',
  look: 'close',
  close: 'close',
  wash: 'wash',
}

/** A wash in June, three dry months after the last rain, in town and by fields. Undefined where no price is published. */
export const washCases = (content: Needed): WashCases | undefined => {
  const { soiling } = content
  if (!soiling) return undefined
  const rates = ratesOf(content)
  const counted = (['town', 'dusty'] as const).flatMap((place) => {
    const question = { ...asked, setting: place }
    const washed = wash(job, question, rates, soiling)
    const path = `${estimateLink(job)}&${queryOf(washFields, question)}#wash-title`
    const answer = washed.kind === 'counted' ? answers[washed.advice] : undefined
    if (washed.kind !== 'counted' || !washed.price || !answer) return []
    const { price, worth, laterMonths } = washed
    return [{ price, place, regained: worth.regained, answer, path, laterMonths }]
  })
  const [first] = counted
  if (!first || counted.length < 2) return undefined
  return { price: first.price, cases: counted }
}
