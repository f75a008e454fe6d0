import { expect, it, test } from 'vitest'
import { truthChecker } from '../../bench/assistant/truth/truth-checker.ts'
import { readContent } from '../../content/schema/read.ts'
import type { Job } from '../../pricing/job.ts'
import { priceJob } from '../../pricing/price-job.ts'
import { priceList } from '../../pricing/price-list.ts'
import { sayPrice } from '../../pricing/say-price.ts'
import { describeShipped, shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const { reply } = openEngine(content, learn(content))

const said = (...turns: string[]): string => {
  const [last = '', ...before] = turns.toReversed()
  return reply(last, before.toReversed()).text
}

shippedTest('tells the total first, and its parts', () => {
  expect(said('How much for 20 panels in Visalia on a Sunday?')).toMatch(
    /^\*\*\$300–\$400\*\* a visit for 20 panels\. \$225–\$275 .* \+ \$25–\$50 .* \+ \$50–\$75 .* = \$300–\$400 in total\./,
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

it('says nothing twice in a row', () => {
  const turns = ['how do I pay', 'do you take checks']
  expect(said(...turns)).not.toBe(said(turns[0] ?? ''))
})

shippedTest('a price or a guarantee that nobody gave is not confirmed', () => {
  expect(said('you said on the phone it would be $99 for 30 panels')).toMatch(/^I can't confirm that price/)
  expect(said('your website says 5 year guarantee right?')).toContain("It isn't for a number of years")
})

shippedTest('jobs at several addresses have no total', () => {
  const answer = said('12 panels in Visalia and 30 panels in Lemoore, how much?')
  expect(answer).toContain('$200–$275')
  expect(answer).toContain('$275–$350 and up')
  expect(answer).not.toContain('$475')
})

it('hands over what it does not know', () => {
  expect(reply('who won the game last night').isAnswered).toBe(false)
})

it('says nothing untrue', () => {
  const check = truthChecker(content)
  const asked = [
    'How much for 26 panels in Selma at 6 am?',
    'do you come to Bakersfield',
    'is $50 the price for 20 panels',
    'you said $40 for 31 panels on a Sunday and are you insured?',
  ]
  for (const question of asked) expect(check(reply(question).text, question)).toEqual([])
})

it('reads a long hostile message completely', () => {
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
  expect(said('you said 25 panels cost 100')).toMatch(/^I can't confirm that price\. .* 25 panels is \*\*\$225–\$275/)
})

shippedTest('no day is promised, and no Sunday charged that was ruled out', () => {
  expect(said('can you come Saturday morning?')).not.toMatch(/^Yes/)
  expect(said('Not Sunday, Saturday at 10. 18 panels in Selma. Total?')).toContain('**$250–$325**')
})

shippedTest('no stain is guaranteed to go, asked in a question of its own or after one', () => {
  expect(said('guarantee the stains will be gone?')).toMatch(/we never promise/i)
  expect(said('can you remove hard water stains', 'guaranteed to come off?')).toContain('never promise')
})

shippedTest('windows stay windows when they turn out to be those of an office', () => {
  expect(said('windows only, how much', "it's for an office")).toContain('by the pane')
})

shippedTest('two questions in one sentence are both answered', () => {
  const answer = said('What are your hours, and can I cancel if it rains?')
  expect(answer).toContain('7 AM to 7 PM')
  expect(answer).toContain('cancel')
})

shippedTest('three questions in one message are all answered', () => {
  const answer = said('how much for 20 panels, are you insured, and do you take cards?')
  for (const part of ['$225–$275', 'licensed and insured', 'card']) expect(answer).toContain(part)
})

shippedTest('"how much extra" after a Sunday is the extra alone', () => {
  expect(said('can you come on a Sunday?', 'how much extra?')).toMatch(/^A Sunday visit costs \$50–\$75 more\./)
  expect(said('how much for 20 panels', 'on a sunday', 'how much extra is that')).toContain('$50–$75')
})

shippedTest('who is warned off is not told when we could come', () => {
  const answer = said('my panels are cracked and wires are hanging, can you wash them today')
  expect(answer).toMatch(/^Stay away/)
  expect(answer).not.toContain('2 PM')
})

shippedTest('nobody is told how to mix vinegar with bleach', () => {
  expect(said('how do I mix bleach with vinegar')).toMatch(/^Never mix/)
  expect(said('how do I mix bleach with vinegar to get the stains out')).toMatch(/^Never mix/)
  expect(said('¿Puedo usar cloro con vinagre?')).toMatch(/^No, nunca mezcle/)
})

shippedTest('no cover is confirmed that content does not hold', () => {
  expect(said('do you have workers comp')).not.toMatch(/^Yes/)
})

shippedTest('what lies around the panels decides how often they are washed', () => {
  expect(said('how often should I clean them', "we're right by a dairy")).toContain('twice a year')
  expect(said('how often should I get my panels washed in the middle of town')).toContain('once a year at most')
})

shippedTest('screens that are asked for after panels are priced alone', () => {
  expect(said('price for 10 panels', 'how much for the screens?')).not.toContain('$175')
})

shippedTest('two houses get no bundle between them', () => {
  const both = "can you do my panels and my mom's panels in one day and what would it cost, I got 15 she got 10"
  expect(said(both)).not.toContain('**$300')
  expect(said('can we get one bundle price for both houses?')).toMatch(/^No, each house is priced by itself/)
})

describeShipped.each(['en', 'es'] as const)('the questions that an answer leads to, in %s', (language) => {
  const topics = Object.entries(content.topics[language])
  const idOf = new Map(topics.flatMap(([id, { question }]) => (question ? [[question, id]] : [])))

  test('each is answered by its own topic', () => {
    for (const [, { asks, question }] of topics) {
      const first = question ?? asks[0] ?? ''
      for (const next of reply(first).next.filter((text) => idOf.has(text)))
        expect([first, next, ...reply(next, [first]).topics]).toEqual([first, next, idOf.get(next)])
    }
  })

  test('there are two or three after a price', () => {
    const next = reply(language === 'en' ? 'how much for 20 panels' : '¿cuánto por 20 paneles?').next
    expect(next.length).toBeGreaterThan(1)
    expect(next.length).toBeLessThan(4)
  })
})

describeShipped('every price that is said is the one that pricing/ counts', () => {
  const list = priceList(content)
  const words = {
    en: {
      panels: 'panels',
      windows: ' and windows',
      in: 'in',
      ask: 'How much for',
      plan: { biAnnual: ' twice a year', quarterly: ' four times a year' },
      day: ' on a Sunday',
    },
    es: {
      panels: 'paneles',
      windows: ' y ventanas',
      in: 'en',
      ask: 'Cuánto cuesta limpiar',
      plan: { biAnnual: ' dos veces al año', quarterly: ' cuatro veces al año' },
      day: ' en domingo',
    },
  } as const
  const counts = [10, 15, 16, 25, 26, 60]
  const towns = [undefined, 'Hanford', 'Fresno', 'Porterville']
  const plans = [undefined, 'biAnnual', 'quarterly'] as const
  const jobs = counts.flatMap((panels) =>
    towns.flatMap((town) =>
      [undefined, 'Sunday'].flatMap((day) => [
        ...plans.map((plan): Job => ({ service: 'solar', panels, town, day, plan })),
        { service: 'both', panels, town, day } satisfies Job,
      ]),
    ),
  )

  test.each(['en', 'es'] as const)('in %s', (language) => {
    const say = words[language]
    for (const job of jobs) {
      const question = [
        `${say.ask} ${job.panels} ${say.panels}${job.service === 'both' ? say.windows : ''}`,
        job.town ? ` ${say.in} ${job.town}` : '',
        job.day ? say.day : '',
        job.plan === 'biAnnual' || job.plan === 'quarterly' ? say.plan[job.plan] : '',
        '?',
      ].join('')
      const { total } = sayPrice(priceJob(job, list), job, content.priceWords[language])
      expect(`${question} ${reply(question).text}`).toContain(`**${total}`)
    }
  })
})
