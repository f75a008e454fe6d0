import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { buildLexicon } from '../language/lexicon.ts'
import { buildGazetteer } from './gazetteer.ts'
import { questionsIn } from './questions.ts'
import { readMessage } from './reading.ts'

const content = readContent()
const gazetteer = buildGazetteer(content)
const lexicon = buildLexicon(content.assistant, gazetteer.names)
const questionsOf = (message: string) => questionsIn(readMessage(message, lexicon, gazetteer), lexicon)

it('parts a message into its questions, each with what the same sentence tells', () => {
  expect(questionsOf('I have a dog, which mesh should I pick? And are you insured?')).toEqual([
    { withTold: 'I have a dog, which mesh should I pick?', bare: 'which mesh should I pick?', isJoined: false },
    { withTold: 'are you insured?', bare: 'are you insured?', isJoined: false },
  ])
})

it.each([
  ['one question', 'How much for 22 panels in Visalia on a Sunday?'],
  ['a question and what is only told', 'My panels are filthy. How much is a wash?'],
  ['more questions than are read one by one', 'Are you insured? '.repeat(7)],
])('reads %s as one', (_, message) => {
  expect(questionsOf(message)).toEqual([])
})
