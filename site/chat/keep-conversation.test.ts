import { describe, expect, test } from 'vitest'
import { beginConversation, reduceConversation } from './conversation.ts'
import { conversationKey, keepConversation, readConversation } from './keep-conversation.ts'

const storageWith = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [[conversationKey, kept]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const begun = beginConversation('Hello')
const asked = reduceConversation(begun, { type: 'sent', text: 'How much?' })

test('a stored conversation is restored', () => {
  const storage = storageWith()
  keepConversation(asked, storage)
  const { messages, draft, unanswered } = asked
  expect(readConversation(storage)).toEqual({ messages, draft, unanswered })
})

test('a cleared conversation leaves nothing stored', () => {
  const storage = storageWith()
  keepConversation(asked, storage)
  keepConversation(begun, storage)
  expect(storage.values.size).toBe(0)
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
    expect(readConversation(storageWith(JSON.stringify(kept)))).toEqual(kept)
    expect(readConversation(storageWith(text))).toBeUndefined()
  })
})

test('a storage that throws does not stop the conversation', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(readConversation(storage)).toBeUndefined()
  expect(() => keepConversation(asked, storage)).not.toThrow()
})
