import type { AssistantLanguage } from '../../../content/schema/assistant.ts'

// "What time do you open?" is one question: so few words before "do you" are a part of it.
const fewestWords = 3

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Parts questions that are typed one after another without anything between them: "do you take cards are you insured". A
 * further question begins with two words of its own ("are you", "how much") where the one before it is complete.
 */
export const runOnSplitter = ({ runOns: { verbs, subjects, openings, within } }: AssistantLanguage) => {
  const opensWith = (words: readonly string[], at: number): boolean =>
    openings.includes(`${words[at]} ${words[at + 1]}`)
  const asksOf = (words: readonly string[], at: number): boolean =>
    verbs.includes(words[at] ?? '') && subjects.includes(words[at + 1] ?? '')
  const begins = (words: readonly string[], from: number, at: number): boolean => {
    const isAfterEnough = at - from >= fewestWords && words.length - at > 1
    if (!isAfterEnough || within.includes(words[at - 1] ?? '') || subjects.includes(words[at - 1] ?? '')) return false
    const isComplete = words.slice(from, at).some((_, place) => asksOf(words, from + place))
    return opensWith(words, at) || (isComplete && asksOf(words, at))
  }
  return (text: string): string[] => {
    const spelled = text.split(/\s+/)
    const words = spelled.map(bare)
    const starts: number[] = [0]
    for (const at of words.keys()) if (begins(words, starts.at(-1) ?? 0, at)) starts.push(at)
    return starts.map((from, turn) => spelled.slice(from, starts[turn + 1]).join(' '))
  }
}
