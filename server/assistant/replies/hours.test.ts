import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('says first whether a time costs more', () => {
  expect(reply('would a Sunday be extra?')).toMatch(/^Yes\. A Sunday visit costs \$50–\$75 more/)
  expect(reply('what about 4pm on a Tuesday, does that cost more?')).toMatch(/^No\. .*nothing extra/)
  expect(reply('so Sundays are free of any surcharge?')).toMatch(/^No\. A Sunday visit costs \$50–\$75 more/)
  expect(reply('¿Los domingos cobran más?')).toMatch(/^Sí\. /)
})

it('says first whether the same day costs more, of which the price list has nothing', () => {
  expect(reply('is same day service more expensive?')).toMatch(/^No\. The price list has no separate same-day charge/)
  expect(reply('does same day cost extra?')).toMatch(/^No\. The price list has no separate same-day charge/)
  expect(reply('¿cobran extra el mismo día?')).toMatch(/^No\. /)
})

it('hears the hour that somebody waits or works until', () => {
  expect(reply('and what if we wait until 9', ['Can you come at 6 am?'])).toContain('nothing extra')
  expect(reply('I work till 6, is it more after that?')).toContain('$50–$75 more')
  expect(reply('can you come after I get off work at 5:15')).toContain('nothing extra')
  expect(reply('I get off at 5, can you come after 6?')).toContain('$50–$75 more')
  expect(reply('I work from 8 to 5, can you come at 6:30?')).toContain('$50–$75 more')
})

it('hears an hour behind a small word', () => {
  expect(reply('any chance you come by after about 7')).toContain('$50–$75 more')
  expect(reply('¿Cobran más después de las 6 y cuánto?')).toContain('$50–$75 más')
})

it('answers an odd hour with what it costs, and not with whether today works', () => {
  expect(reply('can somebody be here by 6 in the morning')).toMatch(
    /^Yes, a visit outside of normal hours.*\$50–\$75 more/,
  )
  expect(reply('could you show up at 6 in the morning?')).toMatch(/^Yes, a visit outside of normal hours/)
  expect(reply('can somebody be here tomorrow before 7')).toContain('call (559) 555-0142 to ask for tomorrow')
})

it('hears a holiday where a date is to be set', () => {
  expect(reply('Do you work on the 4th of July?')).toMatch(/^We are open every day.*For a holiday, call/)
})

it('says of a holiday that it is to be asked for, beside what odd hours cost', () => {
  expect(reply('do holidays cost more')).toMatch(/\$50–\$75 more\. For a holiday, call/)
})

it('reads an hour and its minutes that are run together', () => {
  expect(reply('20 panels at 630am in Visalia')).toContain('= $300–$400')
  expect(reply('can you come at 1130am')).toContain('nothing extra')
})

it('takes the hour that is asked for and not one that is told, nor for a count of panels', () => {
  const answer = reply('I work until 5. Could somebody come at 6:30 in the evening, and does it cost more?')
  expect(answer).toContain('$50–$75 more')
  expect(answer).not.toContain('panels')
})
