import { countsFewWindows } from '../understanding/few-windows.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** True where glass is spoken of, a storefront's too. */
export const speaksOfGlass = (asked: Understanding): boolean =>
  asked.services.has('window') || saysConcept(asked, 'front')

/** Glass that our pages do not name, as the message names it. */
const unnamedGlass = ({ tokens, lexicon: { words } }: Understanding): boolean => saysOneOf(tokens, words.unnamedGlass)

/** That we clean windows; of skylights and the like only what our pages say, and of a few windows that we do just those. */
export const windowsReply = (asked: Understanding, { say, answers }: ReplyContext): string[] => {
  if (unnamedGlass(asked)) return [say('unnamedGlass'), say('windowsToo')]
  if (countsFewWindows(asked.tokens, asked.lexicon)) return [say('someWindows')]
  return [answers.windows ?? '']
}

const isOfPanels = ({ services, counts }: Understanding): boolean =>
  (services.has('solar') || counts.length > 0) && !services.has('window')

/** What a pole reaches from the ground; of panels only what height changes. */
export const heightReply = (asked: Understanding, { say, answers: { height = '' } }: ReplyContext): string[] => [
  ...(unnamedGlass(asked) ? [say('unnamedGlass')] : []),
  ...(isOfPanels(asked) && asked.isPolar ? [] : [height]),
  say('heightPrice'),
]
