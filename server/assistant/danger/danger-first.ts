import type { Content } from '../../../content/schema/read.ts'
import type { AnswerEngine } from '../answer-engine.ts'
import { dangerFinder } from './find-danger.ts'

/** Looks for danger in each message before anything else; only what is harmless reaches the engine behind it. */
export const dangerFirst = ({ danger }: Pick<Content, 'danger'>, engine: AnswerEngine): AnswerEngine => {
  const find = dangerFinder(danger)
  return {
    answer: async (message, conversation, pageLanguage) => {
      const found = find(message)
      if (!found) return engine.answer(message, conversation, pageLanguage)
      return { text: danger[found.language].kinds[found.kind].answer, lang: found.language }
    },
  }
}
