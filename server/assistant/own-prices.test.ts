import { join } from 'node:path'
import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const withPrices = () => {
  const root = join(tempDir(), 'content')
  copyContent('content', root)
  const prices = '{ "Gutters, a visit": 120-260, "Moss removal": 90-150 }'
  writeWords(root, 'pricing.yaml', (readWords(root, 'pricing.yaml') ?? '').replace('visits: {}', `visits: ${prices}`))
  const content = readContent({ root })
  return openEngine(content, learn(content)).reply
}

shippedTest('the chat answers with the price of work that the owner has named', () => {
  const reply = withPrices()
  for (const [text, said] of [
    ['How much is gutter cleaning?', /Gutters: \*\*\$120–\$260\*\* a visit\./],
    ['Do you clean gutters?', /^Yes\. Gutters: \*\*\$120–\$260\*\* a visit\./],
    ['¿Cuánto cuesta limpiar las canaletas?', /^Limpieza de canaletas: \*\*\$120–\$260\*\* por visita\./],
    ['do you do moss removal', /^Yes\. Moss removal: \*\*\$90–\$150\*\* a visit\./],
    ['how much for 20 panels and gutters', /^\*\*\$225–\$275\*\* .*Gutters: \$120–\$260 a visit\./],
    ['what do you clean?', /We also do gutters, pressure washing,? and moss removal\./],
  ] as const)
    expect([text, reply(text).text]).toEqual([text, expect.stringMatching(said)])
  expect(reply('and windows?', ['how much are gutters']).text).toMatch(/^\*\*\$125–\$250\*\*/)
})
