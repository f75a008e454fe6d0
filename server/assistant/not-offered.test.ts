import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { leaveOutUnoffered } from '../publish/remove-page.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

type Change = [file: string, before: RegExp | string, after: string]

/** The chat of a business with other words. */
const chatWith = (business: string, changes: readonly Change[]) => {
  const root = join(tempDir(), 'content')
  copyContent(business, root)
  for (const [file, before, after] of changes) {
    const text = readWords(root, file) ?? ''
    expect(text).toMatch(before)
    writeWords(root, file, text.replace(before, after))
  }
  leaveOutUnoffered(root)
  const content = readContent({ root })
  return openEngine(content, learn(content)).reply
}

const off = (service: string): Change => [`en/services/${service}.md`, '---\n', '---\noffered: false\n']

/** The shipped business with one of its services switched off. */
const without = (service: string) => chatWith('content', [off(service)])

/** The shipped business without the town cards of some work, in both languages. */
const withoutCards = (jobs: string) =>
  chatWith(
    'content',
    ['en', 'es'].map((code) => [`${code}/pages/city.yaml`, new RegExp(`^ +- .*, job: (?:${jobs}) }\n`, 'gm'), '']),
  )

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

test('work is offered while a service page or a town card has it', () => {
  const [gutters, pressure] = ['do you clean gutters?', 'do you do pressure washing?']
  const card = '- { icon: droplets, title: Washing, text: Fences., job: pressureWashing }'
  const added: Change = ['en/pages/city.yaml', '  items:\n', `  items:\n    ${card}\n`]
  const answers = (changes: readonly Change[]) => {
    const reply = chatWith(secondBusiness, changes)
    return [gutters, pressure].map((text) => reply(text).text)
  }
  const refusals = ["Gutters: we don't do that.", "Pressure washing: we don't do that."]
  const [isOn, isRefused] = answers([])
  expect([isOn === refusals[0], isRefused]).toEqual([false, refusals[1]])
  expect(answers([off('gutter-cleaning')])).toEqual(refusals)
  expect(answers([added])).not.toContain(refusals[1])
})

shippedTest('gutters whose town card is removed are not offered, and pressure washing is', () => {
  const reply = withoutCards('gutters')
  for (const text of ['do you clean gutters?', 'how much for gutters', '¿limpian canaletas?'])
    expect([text, reply(text).text]).toEqual([text, expect.stringMatching(refused)])
  for (const text of ['what do you clean?', 'can you hose down my concrete', '¿qué limpian?', 'lavan a presión'])
    expect([text, reply(text).text]).toEqual([text, expect.stringMatching(/pressure washing|lavado a presión/)])
  for (const text of ['what do you clean?', 'can you hose down my concrete', '¿qué limpian?', 'lavan a presión'])
    expect([text, reply(text).text]).toEqual([text, expect.not.stringMatching(/gutter|canaleta/i)])
  expect(reply('how much for 20 panels and gutters').text).toMatch(/^Gutters: we don’t.*\n\n\*\*\$225–\$275\*\*/)
})

shippedTest('without both cards the chat names neither', () => {
  const reply = withoutCards('gutters|pressureWashing')
  for (const text of ['what do you clean?', 'can you hose down my concrete', '¿qué limpian?', 'lavan banquetas'])
    expect([text, reply(text).text]).toEqual([text, expect.not.stringMatching(/gutter|pressure|canaleta|presión/i)])
})

shippedTest('the name of the owner is asked for, whatever work is not offered for businesses', () => {
  const reply = without('commercial-cleaning')
  for (const text of ['Who owns the business?', '¿Quién es el dueño del negocio?'])
    expect([text, reply(text).text]).toEqual([text, expect.stringMatching(/family|familia/)])
})

shippedTest('without panels the chat says nothing of pressure on them', () => {
  const reply = without('solar-panel-cleaning')
  for (const text of ['do you clean gutters?', 'how much for gutters', '¿limpian canaletas?'])
    expect([text, reply(text).text]).toEqual([text, expect.not.stringMatching(/panel/)])
})

shippedTest('a town that is not on the list is not taken for the one that was named before', () => {
  const reply = without('screen-cleaning')
  const [town] = readContent().business.coreCities
  expect(reply('Do you serve Tulsa?', [`Do you serve ${town}?`]).text).toMatch(
    /^I'm not sure we come to Tulsa; it isn't/,
  )
  expect(reply('¿Vienen a Tulsa?', [`¿Vienen a ${town}?`]).text).toMatch(/ vayamos a Tulsa; no está en nuestra lista/)
  expect(reply('do you come to tulsa?', [`do you serve ${town}?`]).text).not.toContain('Yes')
  expect(reply('how far is that', [`do you serve ${town}?`]).text).toContain(town)
})
