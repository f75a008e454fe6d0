import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  [['how often should i clean them'], 'i live next to an almond orchard', 'twice a year is better'],
  [['is cleaning really worth the money?'], "my roof is steep and we're in town", 'typical tilted roof'],
  [['is cleaning really worth the money?'], 'so should i wait?', 'one wash may not pay for itself'],
  [['my windows have white spots all over'], 'will they come off for sure?', 'we never promise that every stain'],
  [['do you come to Porterville?'], 'how long will it take you to get here same day?', '30–120 minutes'],
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
  [
    ['can you get white spots off my windows'],
    'they been there like 5 years',
    'we never promise that every stain will go',
  ],
  [['do you clean windows', 'just windows, its like 12'], 'around how much would that be', '$125–$250'],
  [['My panel has a crack in it, can you still wash it?'], 'can you wash the other ones', 'we leave it alone'],
  [["what's the best time of year to clean", 'its supposed to rain next week'], 'ok so wait?', 'A soaking rain'],
  [['tienen seguro?', 'y licencia?'], 'me pueden mandar el papel', 'Pida el certificado'],
  [['tengo 22 paneles cuanto es'], 'y si tienen mucho popó de pájaro cobran más?', 'deciden en qué parte del rango'],
  [
    ['limpian ventanas?', 'es una casa de dos pisos'],
    'cuanto me costaria mas o menos',
    'Las ventanas por fuera cuestan',
  ],
] as const)('after %j, "%s" is answered with "%s"', (earlier, message, words) => {
  expect(reply(message, [...earlier])).toContain(words)
})

it('asks no price anew for a day that costs nothing extra', () => {
  const answer = reply('can you do saturday', ['im in kingsburg and i want windows and 22 panels', 'whats the total'])
  expect(answer).toContain('Yes, we are open every day')
  expect(answer).not.toContain('$300–$500')
})

it('tells of no window where panels are spoken of', () => {
  const answer = reply("does it cost more if it's a two story house", ['I have 14 panels how much'])
  expect(answer).toContain('Height is one of the things')
  expect(answer).not.toContain('window')
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
