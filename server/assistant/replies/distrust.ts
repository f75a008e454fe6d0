import { saysConcept } from '../understanding/says-concept.ts'
import { saysPhrase } from '../understanding/says-phrase.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'
import { speaksOfGlass } from './windows.ts'

/** True for a price that one of our visits may well have: "200 bucks for spraying water?" wants nothing confirmed. */
const isOurs = (amount: number, { pricing: { solar, windows } }: ReplyContext): boolean =>
  [solar.residential, windows.exterior, windows.bundle].some(({ from, to }) => amount >= from && amount <= to)

/** What a visit buys and when it does not pay, for whoever takes it for a swindle. */
export const distrustReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say } = context
  const amounts = asked.tokens.flatMap(({ value, isMoney }) => (isMoney && value !== undefined ? [value] : []))
  const isOfWindows = speaksOfGlass(asked) && !asked.services.has('solar')
  return [
    ...(amounts.some((amount) => !isOurs(amount, context)) ? [say('published')] : []),
    say(isOfWindows ? 'worthWindows' : 'worthSolar'),
  ]
}

/** How Net Billing pays; whoever asks whether a wash pays under it hears that first. */
export const netBillingReply = (asked: Understanding, { answers, say }: ReplyContext): string[] => [
  ...(saysConcept(asked, 'worth') || saysPhrase(asked.tokens, asked.lexicon.words.paysPhrases)
    ? [say('worthNet')]
    : []),
  answers['net-billing'] ?? '',
]
