import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editFile, paragraphsOf, readField } from './edit-file.ts'

const article = '---\ntitle: One\nid: 1\n---\n\nFirst *words*\non two lines.\n\n## Second\n\n- a\n- b\n'

test('a field in the frontmatter is replaced, and the text stays', () => {
  expect(editFile('a.md', article, ['title'], 'Two: new')).toBe(article.replace('One', '"Two: new"'))
  expect(readField('a.md', article, ['title'])).toBe('One')
})

test('a paragraph is replaced, appended or removed', () => {
  expect(readField('a.md', article, ['body', 0])).toBe('First *words*\non two lines.')
  expect(editFile('a.md', article, ['body', 1], '## Other')).toBe(article.replace('Second', 'Other'))
  expect(editFile('a.md', article, ['body', 1], '')).toBe(article.replace('## Second\n\n', ''))
  expect(editFile('a.md', article, ['body', 3], 'Last.')).toBe(`${article}\nLast.\n`)
  expect(() => editFile('a.md', article, ['body', 9], 'x')).toThrow('no such paragraph')
})

test('the paragraphs of a text are moved, added and removed as a list', () => {
  expect(readField('a.md', article, ['body'])).toEqual(['First *words*\non two lines.', '## Second', '- a\n- b'])
  const moved = editFile('a.md', article, ['body'], ['## Second', 'New.', ' ', '- a\n- b'])
  expect(moved).toBe('---\ntitle: One\nid: 1\n---\n\n## Second\n\nNew.\n\n- a\n- b\n')
})

test('every paragraph of the content is found at its position', () => {
  for (const path of globSync('content/**/*.md')) {
    const text = readFileSync(path, 'utf8')
    const body = text.replace(/^---\n[\s\S]*?\n---\n/, '')
    const paragraphs = paragraphsOf(body)
    expect(paragraphs.map(({ text }) => text).join('\n\n')).toBe(body.trim().replace(/\n{3,}/g, '\n\n'))
    for (const at of paragraphs.keys())
      expect(editFile(path, text, ['body', at], paragraphs[at]?.text ?? null)).toBe(text)
  }
})
