import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readQuestions } from '../../bench/assistant/questions.ts'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testKnowledge } from '../testing/test-knowledge.ts'
import { openEngine } from './engine.ts'
import { learn, readKnowledge, storeKnowledge } from './knowledge.ts'

const knowledge = testKnowledge('content')
// A tenth suffices: a wrong answer would hardly be the only one.
const questions = readQuestions('regression').filter((_, at) => at % 10 === 0)

shippedTest(
  'a topic that an owner adds with three asks is answered wherever its telling word stands',
  { timeout: 180_000 },
  () => {
    const content = readContent()
    const asks = ['do you take venmo', 'can i pay with venmo', 'venmo ok']
    const answer = 'Yes, we take Venmo.'
    const venmo = { asks, answer, question: 'Do you take Venmo?', kind: 'answer' as const }
    const topic = { ...venmo, takes: [], bare: [], when: [], next: [] }
    const topics = { ...content.topics, en: { ...content.topics.en, venmo: topic } }
    const { reply } = openEngine({ ...content, topics }, learn({ topics }))
    expect(reply('can I pay you with Venmo?').text).toBe(answer)
    expect(reply('is venmo alright').topics).toEqual(['venmo'])
    expect(reply('do you take checks').topics).toEqual(['payment'])
  },
)

it('answers from the stored knowledge exactly as from content', () => {
  const file = join(tempDir(), 'assistant.json')
  storeKnowledge(file, knowledge)
  const [stored, fresh] = [readKnowledge(file), knowledge].map(({ content, learned }) => openEngine(content, learned))
  for (const { question, before } of questions)
    expect(stored?.reply(question, before)).toEqual(fresh?.reply(question, before))
})
