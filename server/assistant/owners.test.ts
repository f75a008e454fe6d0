import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
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
