import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { buildLexicon } from '../language/lexicon.ts'
import { readWordVectors } from '../language/word-vectors.ts'
import { readTokens } from '../understanding/tokens.ts'
import { indexKnownQuestions, openKnownQuestions } from './known-questions.ts'

const lexicon = buildLexicon(readContent().assistant, [])
const vectors = readWordVectors()
const detail = (heading: string, asks: string[]) => ({ heading, title: '', path: '/', sentences: [], asks })
const details = [detail('marble', ['does vinegar hurt marble']), detail('pets', ['which mesh is good for pets'])]
const topics = { payment: ['do you take cheques', 'can i pay by card'], article: ['what is etching'] }
const known = openKnownQuestions(indexKnownQuestions(details, topics, lexicon, vectors), lexicon, vectors)
const ask = (question: string) => known(readTokens(question, lexicon))

it('knows a question that was asked before to the letter', () => {
  expect(ask('Which mesh is good for pets?')).toMatchObject({ detail: { heading: 'pets' }, detailShare: 1 })
  expect(ask('Can I pay by card?')).toMatchObject({
    topics: new Map([
      ['payment', 1],
      ['article', expect.any(Number)],
    ]),
  })
})

it('knows a question by words of like meaning that no example has', () => {
  const asked = ask('Will vinegar ruin granite?')
  expect(asked.detail?.heading).toBe('marble')
  expect(asked.detailShare).toBeGreaterThan(ask('Will vinegar ruin Monday?').detailShare)
})

it('finds nothing alike in a question of other words', () => {
  expect(ask('xyzzy qwrtp').detailShare).toBeLessThan(0.2)
})
