import { expect, test } from 'vitest'
import { readTranscript } from './transcript.ts'

const words = { noteTitle: 'From the chat:', noteQuestion: 'Question', noteAnswer: 'Answer' }
const read = (note: string) => readTranscript(note, words)

test('a note without a chat is the visitor’s own', () => {
  expect(read('Question: can you come on Monday?\nTwo dogs.')).toEqual({
    own: 'Question: can you come on Monday?\nTwo dogs.',
    said: [],
  })
})

test('a chat is extracted, and the lines around it stay the visitor’s', () => {
  const note = 'Two dogs.\r\nFrom the chat:\r\nQuestion: 18 panels?\r\nAnswer: $225: all in.\r\nGate is locked.'
  expect(read(note)).toEqual({
    own: 'Two dogs.\nGate is locked.',
    said: [
      { line: 0, isVisitor: true, text: '18 panels?' },
      { line: 1, isVisitor: false, text: '$225: all in.' },
    ],
  })
})
