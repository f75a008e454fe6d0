import { expect, test } from 'vitest'
import { addNote } from './add-note.ts'

const first = 'From the chat:\nQuestion: 18 panels?\nAnswer: $225.'
const second = `${first}\nQuestion: And on Sunday?\nAnswer: $50 more.`

test('an empty field takes the whole note', () => {
  expect(addNote('', first)).toBe(first)
  expect(addNote('  \n', first)).toBe(first)
})

test('an untouched note grows with the conversation', () => {
  expect(addNote(first, second)).toBe(second)
})

test("the visitor's words stay, and only new lines are added below", () => {
  const edited = `${first}\nThe gate is locked, call first.`
  expect(addNote(edited, first)).toBe(edited)
  expect(addNote(edited, second)).toBe(`${edited}\nQuestion: And on Sunday?\nAnswer: $50 more.`)
})

test('removed lines do not come back', () => {
  const shortened = 'Two dogs.\nAnswer: $225.'
  expect(addNote(shortened, first)).toBe(shortened)
})

test("a visitor's own note gets the conversation below it", () => {
  expect(addNote('Two dogs.', first)).toBe(`Two dogs.\n${first}`)
})

test("lines that do not fit are left out, never the visitor's", () => {
  const long = 'x'.repeat(3990)
  expect(addNote(long, first)).toBe(long)
})
