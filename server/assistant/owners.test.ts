import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const ownedBy = (names: string) => {
  const root = tempDir()
  copyContent('content', root)
  const text = readWords(root, 'business.yaml') ?? ''
  writeWords(root, 'business.yaml', text.replace(/^( +owners:).*$/m, `$1 [${names}]`))
  const content = readContent({ root })
  return openEngine(content, learn(content)).reply
}

shippedTest('the chat says who owns the business where the names are given', () => {
  const asked = [
    'Who owns the business?',
    'who is the owner',
    '¿Quién es el dueño?',
    'quienes son los duenos del negocio',
  ]
  const [named, unnamed] = [ownedBy('Olga Ruiz, Ruth Lee'), ownedBy('')]
  for (const text of asked) {
    expect([text, named(text).text]).toEqual([text, expect.stringMatching(/Olga Ruiz (?:and|y) Ruth Lee/)])
    expect([text, unnamed(text).text]).toEqual([text, expect.stringMatching(/family|familia/)])
  }
})

test('the chat counts what the home page counts', () => {
  const root = tempDir()
  copyContent(secondBusiness, root)
  const file = 'en/assistant/topics/guards.yaml'
  writeWords(root, file, (readWords(root, file) ?? '').replace('answer: No', 'answer: "So far: {counted}." #'))
  const said = () => {
    const content = readContent({ root })
    return openEngine(content, learn(content)).reply('Do you install gutter guards?').text
  }
  expect(said()).toBe('So far: 410+ houses.')
  const home = readWords(root, 'en/pages/home.yaml') ?? ''
  writeWords(root, 'en/pages/home.yaml', home.replace('number: 410', 'number: 3'))
  expect(said()).toBe('So far: 3+ houses.')
})
