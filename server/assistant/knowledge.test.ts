import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readQuestions } from '../../bench/assistant/questions.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testKnowledge } from '../testing/test-knowledge.ts'
import { openEngine } from './engine.ts'
import { readKnowledge, storeKnowledge } from './knowledge.ts'

const knowledge = testKnowledge('content')
// Every tenth: one that were answered otherwise would hardly be the only one.
const questions = readQuestions('regression').filter((_, at) => at % 10 === 0)

it('answers from what the build stored as it answers from content, to the letter', () => {
  const file = join(tempDir(), 'assistant.json')
  storeKnowledge(file, knowledge)
  const [stored, fresh] = [readKnowledge(file), knowledge].map(({ content, learned }) => openEngine(content, learned))
  for (const { question, before } of questions)
    expect(stored?.reply(question, before)).toEqual(fresh?.reply(question, before))
})
