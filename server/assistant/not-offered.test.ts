import { join } from 'node:path'
import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { leaveOutUnoffered } from '../publish/remove-page.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

/** The shipped business with one of its services switched off. */
const without = (service: string) => {
  const root = join(tempDir(), 'content')
  copyContent('content', root)
  const file = `en/services/${service}.md`
  writeWords(root, file, (readWords(root, file) ?? '').replace('---\n', '---\noffered: false\n'))
  leaveOutUnoffered(root)
  const content = readContent({ root })
  return openEngine(content, learn(content)).reply
}

const refused = /(?:we don’t offer that at the moment\. Call|por ahora no ofrecemos eso\. Llame al) \(559\)/

shippedTest('screens that are switched off are not offered, and the rest is', () => {
  const reply = without('screen-cleaning')
  for (const text of [
    'do you clean screens?',
    'do you repair screens',
    'how much for screens',
    '¿limpian mosquiteros?',
  ])
    expect([text, reply(text).text]).toEqual([text, expect.stringMatching(refused)])
  for (const text of ['what do you clean?', 'do you paint', '¿qué limpian?', 'pintan casas'])
    expect([text, reply(text).text]).toEqual([text, expect.not.stringMatching(/screen|track|mosquitero|riel/i)])
  expect(reply('how much for 20 panels and screens').text).toMatch(/^Screens: we don’t.*\n\n\*\*\$225–\$275\*\*/)
  expect(reply('do you clean windows?').text).toMatch(/^Yes, we wash windows/)
})

shippedTest(
  'windows that are switched off are not offered, also in a bundle, and a complaint about them is heard',
  () => {
    const reply = without('window-cleaning')
    for (const text of ['do you clean windows?', 'inside windows too?', 'panels and windows price', '¿lavan ventanas?'])
      expect([text, reply(text).text]).toEqual([text, expect.stringMatching(refused)])
    expect(reply('what do you clean?').text).toMatch(/^We clean solar panels and screens\./)
    expect(reply('que limpian').text).toMatch(/^Limpiamos paneles solares y mosquiteros\./)
    expect([reply('how much does it cost?').next, reply('cuánto cuesta').next]).toEqual([
      ['Solar panels'],
      ['Paneles solares'],
    ])
    expect(reply('you left streaks on my windows').text).toMatch(/^I'm sorry/)
  },
)
