import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { dangerKinds } from '../../../content/schema/danger.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Asks } from '../rank/models-of.ts'
import { wordsOf } from '../text/word-tokens.ts'

/** Class of harmless messages. */
export const harmless = 'none'

/** Weight of a saying, because topics have many more harmless questions. */
const sayingTimes = 2

const schema = z.partialRecord(z.enum([...dangerKinds, harmless]), z.array(z.string()))

/** Ways to describe danger in one language, by kind, and similar harmless ones. */
export const readSayings = (language: ChatLanguage) =>
  schema.parse(parse(readFileSync(join(import.meta.dirname, 'sayings', `${language}.yaml`), 'utf8')))

/** Words of all sayings of a language. */
export const sayingWords = (language: ChatLanguage): ReadonlySet<string> =>
  new Set(Object.values(readSayings(language)).flat().flatMap(wordsOf))

/** Training data for danger: the sayings, and the questions of all topics as harmless. */
export const dangerAsks = (language: ChatLanguage, topics: Asks): Asks => {
  const sayings = Object.entries(readSayings(language)).map(([kind, texts]): [string, string[]] => [
    kind,
    Array.from({ length: sayingTimes }, () => texts).flat(),
  ])
  const asks = Object.fromEntries(sayings)
  return { ...asks, [harmless]: [...(asks[harmless] ?? []), ...Object.values(topics).flat()] }
}
