import type { Gazetteer } from '../understanding/gazetteer.ts'
import { chooseLanguage } from './choose-language.ts'
import type { Lexicon } from './lexicon.ts'
import { greetingRemover } from './without-greeting.ts'

/**
 * How a message is taken before it is understood: `toThePoint` leaves out its greeting, `languageIn` tells its language, by
 * neither greeting nor place names ("Los Banos" is as English as Lemoore); in doubt that of the message before it.
 */
export const languageReader = (english: Lexicon, spanish: Lexicon, gazetteer: Gazetteer) => {
  const toThePoint = greetingRemover([english, spanish])
  const languageIn = (text: string, before?: Lexicon): Lexicon =>
    chooseLanguage(gazetteer.withoutNames(toThePoint(text)), english, [spanish], before)
  return { toThePoint, languageIn }
}
