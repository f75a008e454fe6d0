import type { Home } from '../../../content/schema/pages/home.ts'
import type { Content } from '../../../content/schema/read.ts'
import type { Figure } from '../../../pricing/figure-text.ts'
import { ratesOf } from '../../../pricing/read-job.ts'
import { wash } from '../../../pricing/wash.ts'

type Needed = Parameters<typeof ratesOf>[0] & Pick<Content, 'soiling'>
type Place = keyof NonNullable<Home['wash']>['places']
type Answer = keyof NonNullable<Home['wash']>['answers']

/** What a wash brings back at one kind of place, in dollars, and what we advise. */
export type WashCase = { place: Place; regained: Figure; answer: Answer; laterMonths: number[] }
/** The same wash of the same panels in two places, beside its price. */
export type WashCases = { price: Figure; cases: WashCase[] }

const asked = { since: '90', month: 'june' } as const
const answers: Readonly<Partial<Record<string, Answer>>> = { wait: 'wait', close: 'close', wash: 'wash' }

/** A wash in June, three dry months after the last rain, in town and by fields. Undefined where no price is published. */
export const washCases = (content: Needed): WashCases | undefined => {
  const { soiling } = content
  if (!soiling) return undefined
  const rates = ratesOf(content)
  const counted = (['town', 'dusty'] as const).flatMap((place) => {
    const washed = wash({ service: 'solar' }, { ...asked, setting: place }, rates, soiling)
    const answer = washed.kind === 'counted' ? answers[washed.advice] : undefined
    if (washed.kind !== 'counted' || !washed.price || !answer) return []
    return [{ price: washed.price, place, regained: washed.worth.regained, answer, laterMonths: washed.laterMonths }]
  })
  const [first] = counted
  if (!first || counted.length < 2) return undefined
  return { price: first.price, cases: counted }
}
