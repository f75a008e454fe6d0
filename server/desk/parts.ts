import type { FastifyInstance } from 'fastify'
import type { CustomerWords } from '../../content/schema/customer-words.ts'
import type { LetterWords } from '../../content/schema/letters.ts'
import type { PhotographWords } from '../../content/schema/photograph-words.ts'
import type { AgainPlan } from '../../contract/desk/again.ts'
import type { MoreLabels } from '../../contract/quote-fields.ts'
import type { ChatCounts } from '../assistant/chat-counts.ts'
import type { UnansweredStore } from '../assistant/unanswered.ts'
import type { ServerContent } from '../builds/server-content.ts'
import type { Letter } from '../mail/letter.ts'
import type { Sender } from '../mail/letters/letter-page.ts'
import type { SiteParts } from '../publish/publish.ts'
import type { Storage } from '../storage/open.ts'
import type { MessageKind } from '../storage/tables.ts'
import type { PrivatePageStore } from './private-page/page-store.ts'

/** What the build that is served says of the business. */
export type DeskFacts = {
  siteUrl: string
  business: Sender & { name: string; timeZone: string; languages: string[]; proof: { googleProfile: string } }
  replyWithinHours: number
  towns: readonly string[]
  language: string
  words: LetterWords['desk'] & { push: { review: PhotographWords['review']['push'] } }
  customers: CustomerWords
  again: AgainPlan
  /** The labels of the form's further fields. */
  moreLabels?: MoreLabels | undefined
}

export type DeskParts = {
  storage: Storage
  facts: () => DeskFacts
  /** What the build that is served says. */
  content: () => ServerContent
  /** Whether letters are only kept as files. */
  isMailOff: boolean
  /** What every request owes, and the domain of its letters. */
  owes: readonly MessageKind[]
  mailFrom: string
  /** The owner's mailbox. */
  mailTo: string
  sendLetter: (letter: Letter, name: string) => Promise<void>
  /** Sends what has just become due. */
  wakeOutbox: () => void
  /** The folders with the app: that of the build that is served first, then those before it. */
  folders: () => readonly string[]
  hasRateLimit: boolean
  privatePages: PrivatePageStore
  /** With what people edit the site. */
  site: SiteParts
  /** What the chat could not answer, and its counts. */
  unanswered: UnansweredStore
  chatCounts: ChatCounts
  photographs: Pick<FastifyInstance['photographs'], 'add' | 'of' | 'open' | 'remove'>
  push: {
    /** The key that devices subscribe with. */
    publicKey: () => Promise<string>
    /** Whether pushes may be sent to this address. */
    isAllowed: (endpoint: string) => boolean
  }
}
