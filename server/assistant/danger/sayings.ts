import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { dangerKinds } from '../../../content/schema/danger.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Asks } from '../rank/models-of.ts'

/** The class of what tells of no danger. */
export const harmless = 'none'

/** So many times a saying counts: the harmless questions of topics are many more. */
const sayingTimes = 2

const schema = z.partialRecord(z.enum([...dangerKinds, harmless]), z.array(z.string()))

/** Ways of telling of danger in one language, by kind, and harmless neighbors of them. */
export const readSayings = (language: ChatLanguage) =>
  schema.parse(parse(readFileSync(join(import.meta.dirname, 'sayings', `${language}.yaml`), 'utf8')))

/** What danger is learned from: the sayings, and as harmless also the questions of all topics. */
export const dangerAsks = (language: ChatLanguage, topics: Asks): Asks => {
  const sayings = Object.entries(readSayings(language)).map(([kind, texts]): [string, string[]] => [
    kind,
    Array.from({ length: sayingTimes }, () => texts).flat(),
  ])
  const asks = Object.fromEntries(sayings)
  return { ...asks, [harmless]: [...(asks[harmless] ?? []), ...Object.values(topics).flat()] }
}
