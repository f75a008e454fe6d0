import { expect, test } from 'vitest'
import { addNote } from './add-note.ts'

const first = 'From the chat:\nQuestion: 18 panels?\nAnswer: $225.'
const second = `${first}\nQuestion: And on Sunday?\nAnswer: $50 more.`

test('an empty field takes the whole note', () => {
  expect(addNote('', first)).toBe(first)
  expect(addNote('  \n', first)).toBe(first)
})

test('a note that nobody touched grows with the conversation', () => {
  expect(addNote(first, second)).toBe(second)
})

test('what the visitor wrote stays, and only what is new comes below it', () => {
  const edited = `${first}\nThe gate is locked, call first.`
  expect(addNote(edited, first)).toBe(edited)
  expect(addNote(edited, second)).toBe(`${edited}\nQuestion: And on Sunday?\nAnswer: $50 more.`)
})

test('what the visitor took out does not come back', () => {
  const shortened = 'Two dogs.\nAnswer: $225.'
  expect(addNote(shortened, first)).toBe(shortened)
})

test('a note of the visitor alone gets the conversation below it', () => {
  expect(addNote('Two dogs.', first)).toBe(`Two dogs.\n${first}`)
})

test('words for which there is no room are left out, never those of the visitor', () => {
  const long = 'x'.repeat(3990)
  expect(addNote(long, first)).toBe(long)
})
