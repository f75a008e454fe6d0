import { expect, test, vi } from 'vitest'

// Another test may have loaded the desk's words.
vi.resetModules()
const words = {
  site: {
    fields: { number: 'Number', stats: 'Figures', images: 'Picture' },
    folders: { pages: 'Page: {name}', assistant: 'Chat: {name}' },
  },
  inbox: { homePage: 'home' },
}
vi.stubGlobal('deskContent', { words, language: 'en' })
const { placeText } = await import('./names.ts')

test('a field of a list is called by its entry, and any other by its path', () => {
  const place = { file: 'en/pages/home.yaml', path: ['stats', 'items', 0, 'number'] }
  expect(placeText({ ...place, entry: 'Windows cleaned' })).toBe('Page: home · Windows cleaned · Number')
  expect(placeText(place)).toBe('Page: home · Figures, Items, 1, Number')
})

test('an answer of the chat is called by its topic', () => {
  const place = { file: 'en/assistant/topics/birds.yaml', path: ['when', 0, 'answer'] }
  expect(placeText(place)).toBe('Chat: birds')
})

test('a picture is not called by the name of its file', () => {
  expect(placeText({ file: 'en/images.yaml', path: ['job-1'] })).toBe('Picture')
})
