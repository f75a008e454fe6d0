import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** A content folder of its own, and what was stored of it. */
const stored = () => {
  const dir = tempDir()
  const [content, file] = [join(dir, 'content'), join(dir, 'assistant.bin')]
  cpSync('content', content, { recursive: true })
  storeKnowledge(file, content, knowledge)
  return { content, file }
}

const engineOf = async ({ content, file }: ReturnType<typeof stored>) => {
  const read = await readKnowledge(file, content)
  return embeddedEngine(read.content, read.learned)
}

it('answers from what the build stored as it answers from content, to the letter', async () => {
  const engine = await engineOf(stored())
  expect(questions.map((question) => engine.reply(question))).toEqual(questions.map((question) => reply(question)))
  expect(questions.map((question) => engine.passages(question))).toEqual(
    questions.map((question) => passages(question)),
  )
})

it('answers the same when nothing is stored and it has to learn', async () => {
  const parts = stored()
  const engine = await engineOf({ ...parts, file: `${parts.file}-missing` })
  expect(questions.map((question) => engine.reply(question))).toEqual(questions.map((question) => reply(question)))
})

it('learns anew when the content is not what was stored', async () => {
  const parts = stored()
  const business = join(parts.content, 'business.yaml')
  writeFileSync(business, readFileSync(business, 'utf8').replaceAll('555-0142', '555-0199'))
  const engine = await engineOf(parts)
  expect(reply('What is your phone number?')).toContain('555-0142')
  expect(engine.reply('What is your phone number?')).toContain('555-0199')
})

it('learns anew when what was stored is damaged', async () => {
  const parts = stored()
  writeFileSync(parts.file, readFileSync(parts.file).subarray(0, statSync(parts.file).size / 2))
  expect((await engineOf(parts)).reply('How much for 18 panels?')).toBe(reply('How much for 18 panels?'))
})

it('names the mistake when the content cannot be read', async () => {
  const parts = stored()
  writeFileSync(join(parts.content, 'pricing.yaml'), 'solar: 1')
  await expect(readKnowledge(parts.file, parts.content)).rejects.toThrow('content/pricing.yaml')
})
