import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { AnswerText } from './AnswerText.tsx'
import { Chat } from './Chat.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { chatWords } from './chat-words.ts'
import { beginConversation, reduceConversation } from './conversation.ts'

const content = readContent()
const { assistant, business } = content

const wordsOf = (profile: 'business' | 'template') => chatWords({ ...content, assistant: { ...assistant, profile } })

/** Visible text of markup, with its entities decoded. */
const spoken = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('\u00a0', ' ')

const panelOf = (profile: 'business' | 'template', failed = false) => {
  const words = wordsOf(profile)
  const begun = beginConversation(words.greeting)
  const asked = reduceConversation(begun, { type: 'sent', text: 'Hello <b>there</b>' })
  const conversation = failed ? reduceConversation(asked, { type: 'failed', text: words.fallback }) : begun
  const live = { conversation, type: vi.fn(), send: vi.fn(), sendAgain: vi.fn(), clear: vi.fn(), undo: undefined }
  return renderToStaticMarkup(<ChatPanel words={words} live={live} onClose={vi.fn()} />)
}

test('a range in an answer does not wrap, and a phone number is unchanged', () => {
  const { contacts } = chatWords(content)
  const markup = renderToStaticMarkup(
    <AnswerText text={`**$225–$275** a visit, 1–2 hours. Call ${business.phone}.`} contacts={contacts} />,
  )
  expect(markup).toContain('<span class="together">$225–$275</span>')
  expect(markup).toContain(' <span class="together">1–2</span> hours')
  expect(markup).toContain(`>${business.phone}</a>`)
})

test('the content chooses the profile', () => {
  expect(chatWords(content).title).toBe(assistant.profiles[assistant.profile].title)
})

shippedTest('the greeting names the services of the site and no other', () => {
  const services = content.services.filter(({ job }) => job !== 'screens')
  expect(chatWords(content).greeting).toContain('cleaning solar panels, windows, and screens.')
  expect(chatWords({ ...content, services }).greeting).toContain('cleaning solar panels and windows.')
})

shippedTest('without solar panels the first questions are the usual ones, which name none', () => {
  const services = content.services.filter(({ job }) => job !== 'solar')
  expect(chatWords({ ...content, services }).suggestions).toEqual([
    'How much does it cost?',
    'Do you come to my town?',
    'How do I book?',
  ])
})

describe.each(['business', 'template'] as const)('in the %s profile', (name) => {
  const profile = assistant.profiles[name]

  test('the panel has title, greeting and suggestions', () => {
    const said = spoken(panelOf(name))
    for (const words of [profile.title, wordsOf(name).greeting, ...profile.suggestions]) expect(said).toContain(words)
    expect(profile.greeting).toContain('automated')
  })

  test('a failure shows the fallback with the phone number as a link', () => {
    const markup = panelOf(name, true)
    expect(spoken(markup)).toContain(profile.fallback)
    expect(markup).toContain(`<a href="${business.phoneLink}">${business.phone}</a>`)
    expect(spoken(markup)).toContain(assistant.widget.sendAgain)
  })
})

shippedTest('the template profile speaks to the letter', () => {
  const said = spoken(panelOf('template', true))
  expect(said).toContain(
    `I'm sorry, I'm having trouble responding right now. Please call us directly at ${business.phone} for immediate assistance with your mold concerns!`,
  )
  expect(said).toMatch(/free inspection.*mold inspection, removal and prevention/)
})

test("a visitor's message is never parsed as markup", () => {
  expect(panelOf('business', true)).toContain('Hello &lt;b&gt;there&lt;/b&gt;')
})

test('a closed chat renders a button and a help popover, and no messages', () => {
  const markup = renderToStaticMarkup(<Chat words={wordsOf('business')} />)
  expect(markup).toContain(`href="${business.phoneLink}"`)
  expect(markup).toContain('href="/#faq"')
  expect(markup).not.toContain(assistant.profiles.business.greeting.slice(0, 10))
  expect(markup.length).toBeLessThan(900)
})

test('follow-up questions can be tapped, except while a reply is awaited', () => {
  const words = wordsOf('business')
  const asked = reduceConversation(beginConversation(words.greeting), { type: 'sent', text: 'How much?' })
  const answered = reduceConversation(asked, { type: 'answered', text: '$225', next: ['How long does it take?'] })
  const shown = (conversation: typeof asked) =>
    renderToStaticMarkup(
      <ChatPanel
        words={words}
        live={{ conversation, type: vi.fn(), send: vi.fn(), sendAgain: vi.fn(), clear: vi.fn(), undo: undefined }}
        onClose={vi.fn()}
      />,
    )
  expect(shown(answered)).toMatch(/<button class="chat-chip"[^>]*>How long does it take\?<\/button>/)
  expect(shown(reduceConversation(answered, { type: 'sent', text: 'Hm' }))).not.toContain('chat-chip')
})
