import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  [['how often should i clean them'], 'i live next to an almond orchard', 'twice a year is better'],
  [['cada cuanto hay que limpiarlos'], 'vivo junto a un establo', 'dos veces al año es mejor'],
  [["what's included in the window cleaning"], 'do you move the screens', 'Yes. We take each screen down'],
  [["what's included in the window cleaning"], 'and the tracks?', 'No. Screens and tracks are priced'],
  [['my panels dropped to zero yesterday'], 'could it be dirt', 'Dirt takes power away slowly'],
  [['how much are the windows', 'and with the panels together'], 'its 20 panels', '$300–$500 as a bundle'],
  [['cuanto por las ventanas', 'y con los paneles juntos', 'son 20 paneles'], 'y si vivo en Selma', '= $325–$550'],
  [['price for solar cleaning', '14 panels', 'no, 24'], 'why is it more?', 'the size of the system sets the range'],
  [['can you come today'], "i'm in hanford", 'For Hanford our guide says'],
  [['can you come today', "i'm in hanford"], 'how soon could you get here', 'For Hanford our guide says'],
  [['theres bird poop all over'], 'will rain wash it off?', 'do not rinse off in rain'],
  [['can i use vinegar'], 'what about on the solar panels', 'Not on solar panels'],
  [['can someone call me'], 'when will they call', 'We reply to a quote request within 24 hours'],
  [['how do i get a quote', 'what info do you need'], 'is it free', 'A quote is free'],
] as const)('after %j, "%s" is answered with "%s"', (earlier, message, words) => {
  expect(reply(message, [...earlier])).toContain(words)
})

it('asks no price anew for a day that costs nothing extra', () => {
  const answer = reply('can you do saturday', ['im in kingsburg and i want windows and 22 panels', 'whats the total'])
  expect(answer).toContain('Yes, we are open every day')
  expect(answer).not.toContain('$300–$500')
})

it('forgets today once tomorrow is spoken of', () => {
  expect(reply('cuanto mas cobran', ['pueden venir hoy', 'mañana a las 6 am'])).not.toContain('Para hoy')
})

it.each(['my number is 559 555 0199, please call me', 'mi numero es 559 555 0199, me llaman por favor'])(
  'takes no number down: "%s"',
  (message) => {
    expect(reply(message)).toMatch(/I cannot pass a number on|No puedo pasar un número/)
    expect(reply(message)).not.toContain('0199')
  },
)
