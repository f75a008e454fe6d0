import { type Danger, type DangerKind, dangerKinds } from '../../../content/schema/danger.ts'
import { type ChatLanguage, chatLanguages } from '../../../contract/chat-message.ts'
import { plain } from '../text/word-tokens.ts'
import { type Span, spansOf, wordPatterns } from './word-patterns.ts'

// Most words between a denial and what it denies.
const denialReach = 2

/** Distinct sentences as words between `^` and `$`. */
const sentencesOf = (text: string): string[][] =>
  [...new Set(plain(text).split(/[.!?;\n]/))]
    .map((sentence) => sentence.match(/[a-z]+|\d+/g) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => ['^', ...words, '$'])

const compile = ({ lists, ordinary, harmless, worries, kinds }: Danger) => {
  const idioms = wordPatterns({ lists, ordinary, forgives: false })
  const dangers = wordPatterns({ lists, ordinary, forgives: true })
  return {
    findIdioms: idioms.find,
    harmless: harmless.map(idioms.read),
    worries: worries.map(idioms.read),
    findDangers: dangers.find,
    kinds: dangerKinds.map((kind) => ({
      kind,
      denied: new Set(kinds[kind].denied),
      patterns: kinds[kind].says.map(dangers.read),
    })),
  }
}

type FoundDanger = { kind: DangerKind; language: ChatLanguage }

/**
 * Reads a message in every language, deterministically. Returns the most urgent danger that it describes, if any, whether
 * it contains words of hurt, fear and the like, and whether somebody in it is deaf.
 */
export const dangerFinder = (content: Readonly<Record<ChatLanguage, Danger>>) => {
  const languages = chatLanguages.map((language) => ({ language, ...compile(content[language]) }))

  const readSentence = (words: readonly string[]) => {
    const plainly = languages.map((one) => ({ ...one, found: one.findIdioms(words) }))
    const harmless = new Set<number>()
    for (const one of plainly)
      for (const parts of one.harmless) {
        const spans = parts.map((steps) => spansOf(steps, one.found))
        if (spans.some((ofPart) => ofPart.length === 0)) continue
        for (const { start, end } of spans.flat()) for (let at = start; at <= end; at++) harmless.add(at)
      }
    const isFree = (at: number) => at === 0 || at === words.length - 1 || !harmless.has(at)
    const dangers = languages.flatMap(({ language, findDangers, kinds }): FoundDanger[] => {
      const found = findDangers(words)
      const told = kinds.filter(({ denied, patterns }) => {
        const isDenied = ({ start }: Span) =>
          words.slice(Math.max(0, start - denialReach), start).some((word) => denied.has(word))
        return patterns.some((parts) =>
          parts.every((steps) => spansOf(steps, found, isFree).some((span) => !isDenied(span))),
        )
      })
      return told.map(({ kind }) => ({ kind, language }))
    })
    const isWorrying = plainly.some(({ worries, found }) =>
      worries.some((parts) => parts.every((steps) => spansOf(steps, found, isFree).length > 0)),
    )
    return { dangers, isWorrying }
  }

  return (message: string): { found: FoundDanger | undefined; isWorrying: boolean; isDeaf: boolean } => {
    const read = sentencesOf(message).map(readSentence)
    const dangers = read.flatMap((one) => one.dangers)
    const found = dangerKinds.flatMap((kind) => dangers.find((one) => one.kind === kind) ?? [])[0]
    const isDeaf = dangers.some(({ kind }) => kind === 'hearing')
    return { found, isWorrying: read.some((one) => one.isWorrying), isDeaf }
  }
}
