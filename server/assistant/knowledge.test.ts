import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readQuestions } from '../../bench/assistant/questions.ts'
import { secondContent } from '../../tests/second-business.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testKnowledge } from '../testing/test-knowledge.ts'
import { openEngine } from './engine.ts'
import { learn, readKnowledge, storeKnowledge } from './knowledge.ts'

const knowledge = testKnowledge('content')
// A tenth suffices: a wrong answer would hardly be the only one.
const questions = readQuestions('regression').filter((_, at) => at % 10 === 0)

it('answers a topic that an owner adds with three asks wherever its telling word stands', () => {
  const asks = ['do you take venmo', 'can i pay with venmo', 'venmo ok']
  const answer = 'Yes, we take Venmo.'
  const venmo = { asks, answer, question: 'Do you take Venmo?', kind: 'answer' as const }
  const topic = { ...venmo, takes: [], bare: [], surely: [], when: [], next: [] }
  const topics = { ...secondContent.topics, en: { ...secondContent.topics.en, venmo: topic } }
  const { reply } = openEngine({ ...secondContent, topics }, learn({ topics }))
  expect(reply('can I pay you with Venmo?').text).toBe(answer)
  expect(reply('is venmo alright').topics).toEqual(['venmo'])
  expect(reply('do you take a break on Sunday').topics).not.toContain('venmo')
})

it("answers with an owner's topic in place of one that has nothing to say about it", () => {
  const { content } = knowledge
  const empty = { kind: 'answer' as const, takes: [], bare: [], surely: [], when: [], next: [] }
  const hiring = { ...empty, asks: ['are you hiring'], question: 'Are you hiring?', answer: 'Yes, one helper.' }
  const cards = {
    ...empty,
    asks: ['do you have gift cards'],
    question: 'Do you have gift cards?',
    answer: 'Yes, cards.',
  }
  const topics = { ...content.topics, en: { ...content.topics.en, hiring, cards } }
  const { reply } = openEngine({ ...content, topics }, learn({ topics }))
  for (const text of ['do you have jobs', 'Do you have jobs?', 'can my son work for you', 'employment'])
    expect([text, reply(text).text]).toEqual([text, expect.stringMatching(/^(?:Yes, one|One) helper/)])
  expect(reply('gift card for my mom').text).toBe('Cards.')
  expect(openEngine(content, knowledge.learned).reply('do you have jobs').text).toContain('no information about jobs')
})

it('answers from the stored knowledge exactly as from content', () => {
  const file = join(tempDir(), 'assistant.json')
  storeKnowledge(file, knowledge)
  const [stored, fresh] = [readKnowledge(file), knowledge].map(({ content, learned }) => openEngine(content, learned))
  for (const { question, before } of questions)
    expect(stored?.reply(question, before)).toEqual(fresh?.reply(question, before))
})
