import { expect, test } from 'vitest'
import { quoteLimits } from '../../contract/quote-fields.ts'
import { quoteNote } from './quote-note.ts'

const words = { noteTitle: 'From the chat:', noteQuestion: 'Question', noteAnswer: 'Answer' }
const greeting = { id: 0, text: 'Hello', isBot: true }

test('the note holds questions and answers, without greeting and link targets', () => {
  const note = quoteNote(
    [
      greeting,
      { id: 1, text: '22 panels in Fredericktown?', isBot: false },
      { id: 2, text: '$225 to $275. [Ask for a quote](/#quote).', isBot: true },
    ],
    words,
  )
  expect(note).toBe('From the chat:\nQuestion: 22 panels in Fredericktown?\nAnswer: $225 to $275. Ask for a quote.')
})

test('there is no note before the first message', () => {
  expect(quoteNote([greeting], words)).toBeUndefined()
})

test("a long conversation keeps its newest messages within the server's limit", () => {
  const said = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    text: `${index + 1} ${'word\n\n'.repeat(12)}`,
    isBot: index % 2 === 1,
  }))
  const note = quoteNote([greeting, ...said], words) ?? ''
  expect(note).toContain('Answer: 200 ')
  expect(note).not.toContain('Question: 1 ')
  expect(note.replaceAll('\n', '\r\n').length).toBeLessThan(quoteLimits.note ?? 0)
})

test('one message that is too long is cut', () => {
  const note = quoteNote([greeting, { id: 1, text: 'w'.repeat(5000), isBot: false }], words) ?? ''
  expect(note.length).toBeLessThan(quoteLimits.note ?? 0)
})
