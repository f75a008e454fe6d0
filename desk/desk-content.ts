import type { CustomerWords } from '../content/schema/customer-words.ts'
import type { CountedText, DeskMessages, DeskWords } from '../content/schema/desk-words.ts'
import type { PhotographWords } from '../content/schema/photograph-words.ts'
import type { MoreLabels } from '../contract/quote-fields.ts'
import { fill } from '../pricing/fill.ts'

/** Defined by the build: the desk's words in one language. */
declare const deskContent: {
  words: DeskWords
  /** Those about customers. */
  customers: CustomerWords
  /** Those about photographs. */
  photographs: PhotographWords
  language: string
  /** Messages to customers, by language. */
  messages: Record<string, DeskMessages>
  /** Words for the chat within a lead's note. */
  chat: { noteTitle: string; noteQuestion: string; noteAnswer: string }
  /** Labels of `moreFields`. */
  moreLabels: MoreLabels
}

export const { words, customers, photographs, language, chat, moreLabels } = deskContent

/** Messages in a customer's language, or else in the desk's. */
export const messagesIn = (theirs: string | undefined): DeskMessages =>
  deskContent.messages[theirs ?? language] ?? { ...words.lead, again: customers.again }

const plural = new Intl.PluralRules(language)

/** Singular or plural text for this count, filled with `{count}` and `values`. */
export const fillCounted = (text: CountedText, count: number, values: Record<string, string | number> = {}): string =>
  fill(plural.select(count) === 'one' ? text.one : text.other, { count, ...values })
