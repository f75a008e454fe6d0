import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './learn.ts'
import { truthChecker } from './truth/truth-checker.ts'

const content = readContent()
const { reply } = openEngine(content, learn(content))

const said = (...turns: string[]): string => {
  const [last = '', ...before] = turns.toReversed()
  return reply(last, before.toReversed()).text
}

shippedTest('tells the total first, and its parts', () => {
  expect(said('How much for 20 panels in Visalia on a Sunday?')).toMatch(
    /^\*\*\$300–\$400\*\* a visit for 20 panels\. \$225–\$275 .* \+ \$25–\$50 .* \+ \$50–\$75 .* = \$300–\$400\./,
  )
})

shippedTest('answers in Spanish', () => {
  expect(reply('¿Cuánto cuesta limpiar 18 paneles?')).toMatchObject({
    text: expect.stringContaining('$225'),
    lang: 'es',
  })
})

shippedTest('answers each of several questions', () => {
  const answer = said('Do you come to Sanger, and can I pay by card?')
  expect(answer).toContain('we serve Sanger')
  expect(answer).toContain('cash, check, card')
})

shippedTest('a conversation goes on from what was said', () => {
  const turns = ['how much for 12 panels in Visalia', 'and 28?', 'on a sunday']
  expect(said(...turns.slice(0, 2))).toContain('$300–$400 and up')
  expect(said(...turns)).toContain('$50–$75')
  expect(said('how much for 14 panels in Hanford', 'and if i add the outside windows?')).toContain('$300–$500')
})

shippedTest('a bare number counts what was spoken of', () => {
  expect(said('¿cuánto cuesta limpiar paneles?', 'tengo 20')).toContain('$225–$275')
})

shippedTest('"forget it" is heard', () => {
  expect(said('how much for 20 panels', 'ok forget it')).toContain('No problem')
})

it('never says the same twice in a row', () => {
  const turns = ['how do I pay', 'do you take checks']
  expect(said(...turns)).not.toBe(said(turns[0] ?? ''))
})

shippedTest('a price or a guarantee that nobody gave is not confirmed', () => {
  expect(said('you said on the phone it would be $99 for 30 panels')).toMatch(/^No, I can't confirm that price/)
  expect(said('your website says 5 year guarantee right?')).toMatch(/^No/)
})

shippedTest('jobs at several addresses have no total', () => {
  const answer = said('12 panels in Visalia and 30 panels in Lemoore, how much?')
  expect(answer).toContain('$200–$275')
  expect(answer).toContain('$275–$350 and up')
  expect(answer).not.toContain('$475')
})

it('hands over what it does not know', () => {
  expect(reply('who won the game last night').isHandOver).toBe(true)
})

it('says nothing untrue', () => {
  const check = truthChecker(content)
  const asked = [
    'How much for 26 panels in Selma at 6 am?',
    'do you come to Bakersfield',
    'is $50 the price for 20 panels',
  ]
  for (const question of asked) expect(check(reply(question).text, question)).toEqual([])
})

it('reads a long hostile message to its end', () => {
  for (const part of ['a, ', 'and ', '20 panels ', 'x. ', '? '])
    expect(reply(part.repeat(1000).slice(0, 2000)).text).not.toBe('')
})

shippedTest('two houses keep a count each', () => {
  const answer = said('I have two houses, one in Visalia with 12 panels and one in Lemoore with 30')
  expect(answer).toContain('12 (Visalia)')
  expect(answer).toContain('30 (Lemoore)')
})

shippedTest('a dairy next door makes nobody a business', () => {
  expect(said('we are next to a dairy', 'what would 28 panels be')).toContain('$275–$350')
})

shippedTest('a count takes away no service that was named before it', () => {
  expect(said('how much for windows and panels', '17 panels, Kingsburg')).toContain('$325–$550')
})

shippedTest('each of several counts has its own price', () => {
  const answer = said('price for 10, 18 and 28 panels')
  expect(answer).toContain('10: **$175–$225**')
  expect(answer).toContain('28: **$275–$350 and up**')
})

shippedTest('a price that was said for a count is not another count', () => {
  expect(said('you said 25 panels cost 100')).toMatch(
    /^No, I can't confirm that price\. .* 25 panels is \*\*\$225–\$275/,
  )
})

shippedTest('no day is promised, and no Sunday charged that was ruled out', () => {
  expect(said('can you come Saturday morning?')).not.toMatch(/^Yes/)
  expect(said('Not Sunday, Saturday at 10. 18 panels in Selma. Total?')).toContain('**$250–$325**')
})

shippedTest('no stain is guaranteed to go, asked in a question of its own or after one', () => {
  expect(said('guarantee the stains will be gone?')).toMatch(/^No, we never promise/)
  expect(said('can you remove hard water stains', 'guaranteed to come off?')).toMatch(/^No, we never promise/)
})

shippedTest('windows stay windows when they turn out to be those of an office', () => {
  expect(said('windows only, how much', "it's for an office")).toContain('by the pane')
})
