import type { City } from '../../../content/schema/city.ts'
import { sentencesOf } from '../retrieval/markdown.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const isScreens = ({ services }: Understanding) => services.has('screen') || services.has('track')

/** How long a job takes. */
export const durationReply = (asked: Understanding, { say }: ReplyContext): string[] => {
  const lines = [
    ...(asked.services.has('solar') || asked.counts.length > 0 ? [say('durationSolar')] : []),
    ...(asked.services.has('window') ? [say('durationWindows')] : []),
    ...(isScreens(asked) ? [say('durationScreens')] : []),
  ]
  return lines.length > 0 ? lines : [say('durationAll')]
}

/** How often panels want it; beside a field first how often there. */
const oftenPanels = ({ tokens, lexicon }: Understanding, { say }: ReplyContext): string[] => {
  const isDusty = saysOneOf(tokens, lexicon.words.dustyWords)
  return isDusty ? [say('oftenDusty'), ...sentencesOf(say('oftenSolar')).slice(0, 1)] : [say('oftenSolar')]
}

/** How often each kind of glass wants cleaning. */
export const howOftenReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say } = context
  const isOfPanels = asked.services.has('solar') || asked.counts.length > 0
  const isGlassOfBusiness = asked.services.has('commercial') && (asked.services.has('window') || !isOfPanels)
  const lines = [
    ...(isGlassOfBusiness ? [say('oftenCommercial')] : []),
    ...(isOfPanels ? oftenPanels(asked, context) : []),
    ...(asked.services.has('window') && !asked.services.has('commercial') ? [say('oftenWindows')] : []),
    ...(isScreens(asked) ? [say('oftenScreens')] : []),
  ]
  return lines.length > 0 ? lines : oftenPanels(asked, context)
}

const suppliers = ['PG&E', 'Edison']

/** What the page of a city that two companies share says of them. The pages are in English. */
const ownWords = ({ local }: City): string | undefined =>
  local.find(({ text }) => suppliers.every((name) => text.includes(name)))?.text

/** Whose electricity a place has. */
export const utilityReply = ({ places, lexicon }: Understanding, { say, content }: ReplyContext): string[] => {
  const named = content.cities.filter((city) => places.some(({ name }) => name === city.name))
  const lines = named.flatMap((city) => {
    if (city.utility !== 'split') return [say('utility', { place: city.name, utility: city.utility })]
    return lexicon.hasReading ? (ownWords(city) ?? []) : []
  })
  return lines.length > 0 ? lines : [say('utilitySplit')]
}
