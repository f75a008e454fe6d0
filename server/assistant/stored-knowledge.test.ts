import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSets, readQuestions } from '../../bench/assistant/questions.ts'
import { readContent } from '../../content/schema/read.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { knowledgeOf } from './knowledge.ts'
import { readKnowledge, storeKnowledge } from './stored-knowledge.ts'

const knowledge = knowledgeOf(readContent())
const { reply, passages } = embeddedEngine(knowledge.content, knowledge.learned)
// Every seventh question of each set: one that were answered otherwise would hardly be the only one.
const questions = openSets
  .flatMap((set) => readQuestions(set).filter((_, at) => at % 7 === 0))
  .map(({ question }) => question)

it('answers from what the build stored as it answers from content, to the letter', () => {
  const file = join(tempDir(), 'assistant.bin')
  storeKnowledge(file, knowledge)
  const read = readKnowledge(file)
  const engine = embeddedEngine(read.content, read.learned)
  expect(questions.map((question) => engine.reply(question))).toEqual(questions.map((question) => reply(question)))
  expect(questions.map((question) => engine.passages(question))).toEqual(
    questions.map((question) => passages(question)),
  )
})
