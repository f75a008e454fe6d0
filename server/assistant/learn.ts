import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Content } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { projectRoot } from '../process/project-root.ts'
import type { Training } from './rank/learn-ranking.ts'
import { type Models, modelsOf } from './rank/models-of.ts'
import { indexPassages, type Passages } from './rank/passage-search.ts'
import { passagesOf } from './rank/passages.ts'
import { type LanguageWords, learnLanguages } from './text/language.ts'

/** What takes long to work out from content: plain data, which the build stores. */
export type Learned = {
  passages: Record<ChatLanguage, Passages>
  models: Models
  languages: LanguageWords
}

const trainingOf = (language: ChatLanguage): Training =>
  z
    .record(z.string(), z.array(z.string()))
    .parse(parse(readFileSync(join(projectRoot, `server/assistant/rank/training/${language}.yaml`), 'utf8')))

/** Learns what visitors may ask and where the answers stand: some seconds of processor time, unless it was learned before. */
export const learn = (content: Content): Learned => {
  const { topics } = content
  const training = { en: trainingOf('en'), es: trainingOf('es') }
  const passagesIn = (language: ChatLanguage): Passages => {
    const all = passagesOf(content, language)
    return { all, index: indexPassages(all) }
  }
  const askedIn = (language: ChatLanguage) => [
    ...Object.values(topics[language]).flatMap(({ asks }) => asks),
    ...Object.values(training[language]).flat(),
  ]
  return {
    passages: { en: passagesIn('en'), es: passagesIn('es') },
    models: modelsOf({
      en: { topics: topics.en, training: training.en },
      es: { topics: topics.es, training: training.es },
    }),
    languages: learnLanguages({ en: askedIn('en'), es: askedIn('es') }),
  }
}
