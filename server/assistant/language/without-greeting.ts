import type { Lexicon } from './lexicon.ts'
import { plain, wordsOf } from './words.ts'

// "Hello again" and "hi from the base" are greetings to the end.
const fewestWords = 3

const asksSomething = (text: string): boolean => wordsOf(text).length >= fewestWords || /[?\d]/.test(text)

/**
 * Leaves out what a message opens with before it comes to the point: "Hello there! Who is the mayor?" asks for the mayor,
 * "quick question: are you insured?" for insurance. A mere greeting stays as it is.
 */
export const greetingRemover = (lexicons: readonly Lexicon[]) => {
  const phrases = lexicons.flatMap(({ words }) => words.openings.map(plain)).toSorted((a, b) => b.length - a.length)
  const opening = new RegExp(`^[\\s¡¿]*(?:${phrases.join('|')})(?![\\w'’])[\\s,.!:;…–-]*`, 'i')
  const withoutOne = (text: string): string => {
    const rest = text.replace(opening, '')
    return rest !== text && asksSomething(rest) ? withoutOne(rest) : text
  }
  return withoutOne
}
