import { expect, test, vi } from 'vitest'

// Another test may have loaded the desk's words.
vi.resetModules()
vi.stubGlobal('deskContent', { words: { site: { mistakes: {} } }, language: 'en' })
const { mistakeText } = await import('./mistake-text.ts')

const tooNarrow = '{width} de {least}'
const mistakes = {
  misfit: '{value} no sirve: escriba {what}.',
  missing: 'Falta: escriba {what}.',
  other: 'No se puede guardar así ({text}).',
  'a text': 'un texto',
}

test('a mistake is said in the language of the desk where its parts have a translation, and introduced where not', () => {
  expect(mistakeText('"x" does not fit: write a text.', { mistakes, tooNarrow })).toBe(
    '"x" no sirve: escriba un texto.',
  )
  expect(mistakeText('Nothing stands here: write a text.', { mistakes, tooNarrow })).toBe('Falta: escriba un texto.')
  expect(mistakeText('A brace is alone.', { mistakes, tooNarrow })).toBe('No se puede guardar así (A brace is alone.).')
  const narrow = 'This picture is 900 pixels wide, and here it has to be 1600: choose a larger one.'
  expect(mistakeText(narrow, { mistakes, tooNarrow })).toBe('900 de 1600')
  const english = { mistakes: { misfit: 'This needs {what}.', missing: 'This needs {what}.' }, tooNarrow }
  expect(mistakeText('"x" does not fit: write a whole number.', english)).toBe('This needs a whole number.')
  expect(mistakeText('A brace is alone.', { mistakes: {}, tooNarrow })).toBe('A brace is alone.')
})
