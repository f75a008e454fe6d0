import { describe, expect, test } from 'vitest'
import {
  beginConversation,
  type ConversationEvent,
  lastQuestion,
  nextQuestions,
  reduceConversation,
  turnsBeforeQuestion,
} from './conversation.ts'

const greeting = 'Hello, I am the automated assistant.'
const conversationAfter = (...events: ConversationEvent[]) =>
  events.reduce(reduceConversation, beginConversation(greeting))
const texts = (...events: ConversationEvent[]) => conversationAfter(...events).messages.map(({ text }) => text)
const question: ConversationEvent = { type: 'sent', text: ' How much? ' }

test("the assistant's greeting comes first", () => {
  expect(conversationAfter().messages).toEqual([{ id: 0, text: greeting, isBot: true }])
})

describe('sending', () => {
  test('appends the trimmed text, clears the input and waits', () => {
    const conversation = conversationAfter({ type: 'typed', draft: ' How much? ' }, question)
    expect(conversation.messages.at(-1)).toEqual({ id: 1, text: 'How much?', isBot: false })
    expect(conversation).toMatchObject({ draft: '', loading: true })
  })

  test.each(['', '  \n '])('ignores blank text: %j', (text) => {
    expect(conversationAfter({ type: 'sent', text })).toEqual(conversationAfter())
  })

  test('is ignored while a reply is awaited, and the draft stays', () => {
    const waiting = conversationAfter(question, { type: 'typed', draft: 'Hello?' })
    expect(reduceConversation(waiting, { type: 'sent', text: 'Hello?' })).toBe(waiting)
  })
})

describe('the reply', () => {
  test('is appended and ends the wait', () => {
    const conversation = conversationAfter(question, { type: 'answered', text: '$225' })
    expect(conversation.messages.at(-1)).toEqual({ id: 2, text: '$225', isBot: true })
    expect(conversation).toMatchObject({ loading: false, unanswered: false })
  })

  test('carries its own language and that of its question', () => {
    const { messages } = conversationAfter(question, { type: 'answered', text: 'Hola', lang: 'es' })
    expect(messages.map(({ lang }) => lang)).toEqual([undefined, 'es', 'es'])
  })

  test('is the fallback after a failure, and the question can be sent again', () => {
    const failed = conversationAfter(question, { type: 'failed', text: 'Call us' })
    expect(failed).toMatchObject({ loading: false, unanswered: true })
    expect(lastQuestion(failed)?.text).toBe('How much?')
    const again = reduceConversation(failed, { type: 'asked again' })
    expect(again).toMatchObject({ loading: true, messages: failed.messages })
  })

  test('is dropped if none is awaited', () => {
    expect(texts(question, { type: 'cleared' }, { type: 'answered', text: 'late' })).toEqual([greeting])
  })
})

test('nothing can be sent again once everything is answered', () => {
  expect(conversationAfter(question, { type: 'answered', text: '$225' }, { type: 'asked again' }).loading).toBe(false)
})

test('clearing leaves only the greeting', () => {
  expect(conversationAfter(question, { type: 'typed', draft: 'And' }, { type: 'cleared' })).toEqual(conversationAfter())
})

test('a restored conversation continues and waits for nothing', () => {
  const { messages, draft, unanswered } = conversationAfter(question)
  const restored = conversationAfter({ type: 'restored', kept: { messages, draft, unanswered } })
  expect(restored).toMatchObject({ messages, loading: false, unanswered: true })
})

test("a restored conversation has the page's greeting", () => {
  const { messages } = conversationAfter(question, { type: 'answered', text: '$225', lang: 'en' })
  const begun = beginConversation('Hola', { messages, draft: '', unanswered: false })
  expect(begun.messages.map(({ text }) => text)).toEqual(['Hola', 'How much?', '$225'])
})

test('a question is sent with the turns before it, without the greeting', () => {
  const first = reduceConversation(beginConversation('Hello'), { type: 'sent', text: '22 panels?' })
  expect(turnsBeforeQuestion(first)).toEqual([])
  const answered = reduceConversation(first, { type: 'answered', text: '$225' })
  const second = reduceConversation(answered, { type: 'sent', text: 'And on Sunday?' })
  expect(turnsBeforeQuestion(second)).toEqual([
    { text: '22 panels?', isBot: false },
    { text: '$225', isBot: true },
  ])
})

test('the last answer offers only questions not asked yet', () => {
  const answered: ConversationEvent = { type: 'answered', text: '$225', next: ['How much?', 'How long?'] }
  expect(nextQuestions(conversationAfter(question, answered))).toEqual(['How long?'])
  expect(nextQuestions(conversationAfter(question, answered, { type: 'sent', text: 'When?' }))).toEqual([])
})
