import type { CustomerWords } from '../content/schema/customers.ts'
import type { CountedText, DeskMessages, DeskWords } from '../content/schema/desk.ts'
import type { MoreLabels } from '../contract/quote-fields.ts'
import { fill } from '../pricing/fill.ts'

/** What the build puts in the place of this name: the words of the desk, in one language. */
declare const deskContent: {
  words: DeskWords
  /** Those about customers. */
  customers: CustomerWords
  language: string
  /** The texts that customers get, by language. */
  messages: Record<string, DeskMessages>
  /** How the chat of the site writes its conversation into a note. */
  chat: { noteTitle: string; noteQuestion: string; noteAnswer: string }
  /** The labels of the form's further fields. */
  moreLabels: MoreLabels
}

export const { words, customers, language, chat, moreLabels } = deskContent

/** The texts for a customer who writes in this language; those of the desk's language where there are none in it. */
export const messagesIn = (theirs: string | undefined): DeskMessages =>
  deskContent.messages[theirs ?? language] ?? { ...words.lead, again: customers.again }

const plural = new Intl.PluralRules(language)

/** The text for this many, filled with `{count}` and whatever else it names. */
export const fillCounted = (text: CountedText, count: number, values: Record<string, string | number> = {}): string =>
  fill(plural.select(count) === 'one' ? text.one : text.other, { count, ...values })
