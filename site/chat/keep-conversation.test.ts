import { describe, expect, test } from 'vitest'
import type { KeptText } from '../quote/kept-text.ts'
import { beginConversation, reduceConversation } from './conversation.ts'
import { keepConversation, readConversation } from './keep-conversation.ts'

const placeWith = (text?: string): KeptText => ({
  read: () => text,
  write: (next) => {
    text = next
    return true
  },
  clear: () => {
    text = undefined
  },
})

const begun = beginConversation('Hello')
const asked = reduceConversation(begun, { type: 'sent', text: 'How much?' })

test('a stored conversation is restored', () => {
  const place = placeWith()
  keepConversation(asked, place)
  const { messages, draft, unanswered } = asked
  expect(readConversation(place)).toEqual({ messages, draft, unanswered })
})

test('a cleared conversation leaves nothing stored', () => {
  const place = placeWith()
  keepConversation(asked, place)
  keepConversation(begun, place)
  expect(place.read()).toBeUndefined()
})

describe('foreign data is not restored', () => {
  const message = { id: 0, text: 'Hello', isBot: true }
  const kept = { messages: [message], draft: '', unanswered: false }
  const strange = [
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['no object', '"chat"'],
    ['no messages', JSON.stringify({ ...kept, messages: undefined })],
    ['an empty list', JSON.stringify({ ...kept, messages: [] })],
    ['a text that is none', JSON.stringify({ ...kept, messages: [{ ...message, text: 7 }] })],
    ['an id twice', JSON.stringify({ ...kept, messages: [message, message] })],
    ['a speaker that is none', JSON.stringify({ ...kept, messages: [{ ...message, isBot: 'yes' }] })],
    ['a language that is none', JSON.stringify({ ...kept, messages: [{ ...message, lang: 'xx' }] })],
    ['no draft', JSON.stringify({ ...kept, draft: null })],
  ] as const
  test.each(strange)('%s', (_name, text) => {
    expect(readConversation(placeWith(JSON.stringify(kept)))).toEqual(kept)
    expect(readConversation(placeWith(text))).toBeUndefined()
  })
})
