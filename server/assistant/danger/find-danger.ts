import { type Danger, type DangerKind, dangerKinds } from '../../../content/schema/danger.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { plain } from '../text/words.ts'
import { type Span, spansOf, wordPatterns } from './word-patterns.ts'

const chatLanguages: readonly ChatLanguage[] = ['en', 'es']
// Most words between a denial and what it denies.
const denialReach = 2

/** Distinct sentences as words between `^` and `$`. */
const sentencesOf = (text: string): string[][] =>
  [...new Set(plain(text).split(/[.!?;\n]/))]
    .map((sentence) => sentence.match(/[a-z]+|\d+/g) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => ['^', ...words, '$'])

const compile = ({ lists, ordinary, harmless, kinds }: Danger) => {
  const idioms = wordPatterns({ lists, ordinary, forgives: false })
  const dangers = wordPatterns({ lists, ordinary, forgives: true })
  return {
    findIdioms: idioms.find,
    harmless: harmless.map(idioms.read),
    findDangers: dangers.find,
    kinds: dangerKinds.map((kind) => ({
      kind,
      denied: new Set(kinds[kind].denied),
      patterns: kinds[kind].says.map(dangers.read),
    })),
  }
}

export type FoundDanger = { kind: DangerKind; language: ChatLanguage }

/** Finds descriptions of danger in every language. Deterministic. */
export const dangerFinder = (content: Readonly<Record<ChatLanguage, Danger>>) => {
  const languages = chatLanguages.map((language) => ({ language, ...compile(content[language]) }))

  const harmlessIn = (words: readonly string[]): Set<number> => {
    const places = new Set<number>()
    for (const { harmless, findIdioms } of languages) {
      const found = findIdioms(words)
      for (const [steps = []] of harmless)
        for (const { start, end } of spansOf(steps, found)) for (let at = start; at <= end; at++) places.add(at)
    }
    return places
  }

  const findIn = (words: readonly string[], known: readonly Map<string, number[]>[]): FoundDanger[] => {
    const harmless = harmlessIn(words)
    const isFree = (at: number) => at === 0 || at === words.length - 1 || !harmless.has(at)
    return languages.flatMap(({ language, findDangers, kinds }, index) => {
      const found = findDangers(words, known[index])
      const danger = kinds.find(({ denied, patterns }) => {
        const isDenied = ({ start }: Span) =>
          words.slice(Math.max(0, start - denialReach), start).some((word) => denied.has(word))
        return patterns.some((parts) =>
          parts.every((steps) => spansOf(steps, found, isFree).some((span) => !isDenied(span))),
        )
      })
      return danger ? [{ kind: danger.kind, language }] : []
    })
  }

  /** The most urgent danger in a message, if any. */
  return (message: string): FoundDanger | undefined => {
    const known = languages.map(() => new Map<string, number[]>())
    const found = sentencesOf(message).flatMap((words) => findIn(words, known))
    return dangerKinds.flatMap((kind) => found.find((one) => one.kind === kind) ?? [])[0]
  }
}
