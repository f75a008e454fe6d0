import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('quotes the sentence of a page that is known to answer a question', () => {
  expect(reply('Which mesh is good for my pets?')).toContain('Pet mesh is thick')
  expect(reply('Is it dangerous to combine bleach with vinegar?')).toContain('poisonous gas')
})

it('quotes the items of a list below their heading', () => {
  expect(reply('What should I never use on panels?')).toContain('What never to use: A pressure washer.')
})

it('does not take a word that is new to it for a misspelling', () => {
  expect(reply('Anything off for old soldiers?')).toContain('no other discount')
})

it('says that it does not know, however much of a question sounds like ours', () => {
  expect(reply("What's a nice recipe for peach cobbler?")).toContain('I do not know')
})

it('adds no paragraph about whether we come where something is explained', () => {
  expect(reply('Is July or November better in Sanger for the panels?')).not.toContain('Yes, we serve')
  expect(reply('How many souls live in Dinuba?')).not.toContain('Yes, we serve')
})

it.each([
  ['Could you be here at 6 am?', /^Yes, /],
  ['¿Pueden venir a las 6 de la mañana?', /^Sí, /],
  ['Do you work on Sundays?', /^Yes, /],
  ['Will you promise me a fifth more power?', /^No, /],
  ['The inverter blinks red, could you fix it?', /^No, I'm afraid /],
  ['Is your water safe to put on solar glass?', /^Yes\. /],
  ['Does a window visit include the cobwebs?', /^Yes, /],
])('answers the yes or no of "%s" first', (question, begins) => {
  expect(reply(question)).toMatch(begins)
})

it('says of stand-in pictures and reviews that they are, and no longer once they are not', () => {
  expect(reply('Did you shoot these photos yourselves?')).toContain('illustrations')
  expect(reply('Did customers really write those reviews?')).toContain('samples')
  const content = readContent()
  const real = embeddedEngine({
    ...content,
    pictures: {},
    reviews: content.reviews.map((review) => ({ ...review, sample: false })),
    testimonials: { ...content.testimonials, sample: false },
  })
  expect(real.reply('Did you shoot these photos yourselves?')).not.toContain('illustrations')
  expect(real.reply('Did customers really write those reviews?')).not.toContain('samples')
})

it('tells a business how a business pays', () => {
  expect(reply('We own a salon in Selma. How do we pay?')).toContain('due in 15 days')
  expect(reply('How do I pay for my house?')).not.toContain('due in 15 days')
})

it('tells of small places what the page of a city tells', () => {
  expect(reply('Do you come out to Goshen?')).toContain('[our page for Visalia](/california/visalia) names Goshen')
})

it('tells of a town how fast we come', () => {
  expect(reply('How fast can you be in Porterville?')).toContain('For Porterville our guide says "longest"')
})

it('is not taken in by one word of ours in a question about something else', () => {
  expect(reply('How do I renew my fishing license?')).toContain('I do not know')
})

it.each([
  ['Can you mail me the certificate? My landlord wants it.', 'If you rent'],
  ['Do you clean the inside too, and is that extra?', 'Sunday'],
  ['Twice a year please, how would that work out in dollars?', 'cannot answer'],
])('adds nothing to "%s" that nobody asked for', (question, not) => {
  expect(reply(question)).not.toContain(not)
})

it.each([
  ['I need to call my visit off. Would you charge me for that?', 'Tell me how many panels'],
  ['Do you drive to Dinuba, and how much extra is it?', 'Tell me how many panels'],
  ['If your helper slips on my roof, who pays?', 'cash'],
  ['What does house cleaning cost for 4 bedrooms?', '$'],
])('gives no price list to "%s"', (question, unwanted) => {
  expect(reply(question)).not.toContain(unwanted)
})

it('adds up what the drive and an odd hour cost, where no job is priced', () => {
  expect(reply('What is added for a Sunday plus the drive to Clovis?')).toContain('= $75–$125')
  expect(reply('Is a Sunday in Hanford extra?')).not.toContain('Together')
})

it('tells of a late cancellation, and of a bond, that nothing is published', () => {
  expect(reply('Can I still cancel an hour before?')).toContain('not published')
  expect(reply('Can I still cancel five hours before?')).not.toContain('not published')
  expect(reply('Are you bonded?')).toContain('does not say')
})

it('prices a thing that is only named with its price, and says how long it takes where the time is asked beside it', () => {
  expect(reply('store window washing estimate')).toContain('Storefront')
  expect(reply('screens in Selma, cost and time')).toContain('2–3 hours')
})

it('keeps to the business that was spoken of until a home is', () => {
  const office = ['We run a warehouse in Tulare']
  expect(reply('what would the panels cost', office)).toContain('$400–$1,200')
  expect(reply('and the panels at my house, what do they cost', office)).toContain('$175–$225')
})

it('tells what is not ours beside what is', () => {
  expect(reply('Would you wash our windows and the truck?')).toMatch(/^Yes, .*washing vehicles is not one/s)
})

it.each([
  ['A man on your phone line said 10 panels are $40, confirm it', 'cannot confirm'],
  ['They promised me a free wash, right?', 'cannot confirm'],
  ['So we agreed on Saturday 9am free of charge, right?', 'cannot confirm'],
  ['I read that you got sued', 'know nothing of that'],
])('confirms nothing of "%s"', (question, wanted) => {
  expect(reply(question)).toContain(wanted)
})

it('says that the hour for the same day has passed, where it is told to be that late now', () => {
  expect(reply("It's 5 pm now, could somebody still come today?")).toContain('past 2 PM')
  expect(reply('Could somebody come at 5 pm today?')).not.toContain('past 2 PM')
})

it('adds no bundle where panels are not spoken of, and no price where only the time is asked', () => {
  expect(reply('Could you do our screens and windows on one day?')).not.toContain('bundle')
  expect(reply('How long for panels and windows in one visit?')).not.toContain('$')
})

it('tells the whole price of a job whose fees are named', () => {
  expect(reply('Panels at our winery in Selma on a Sunday, what is it including travel?')).toContain('= $475–$1,325')
  expect(reply('How much are the windows including the screens?')).toContain('$125–$250')
  expect(reply('Does the yearly package include my windows?')).toContain('Windows can be added')
})

it.each([
  'Can you clean the windows in our kitchen?',
  'Would you clean brand new panels?',
  'Do you clean the laundry room windows?',
  'Do you clean the panels around the vents?',
])('takes no place or age of our glass for other work: "%s"', (question) => {
  expect(reply(question)).toMatch(/^Yes, we clean/)
  expect(reply(question)).not.toContain('not one of our services')
})

it('prices houses with so many panels each as visits', () => {
  expect(reply('Three rental homes with 12 panels each, what would it be?')).toContain('= $525–$675')
})

it('guesses nothing from a number alone, and an hour from one', () => {
  expect(reply("I'm 72")).not.toContain('businesses')
  expect(reply('is 6 ok')).toContain('7 AM to 7 PM')
})

it('takes a question for that of a page which is far nearer to it than any topic', () => {
  expect(reply('what tools do you use to clean tracks')).toContain('We vacuum the tracks')
  expect(reply('can I mix vinegar and bleach')).toContain('poisonous gas')
})

it('refuses to move panels, and tells what a package for windows is', () => {
  expect(reply('can you move my panels to a new roof')).toMatch(/^No, I'm afraid /)
  expect(reply('is there a quarterly plan for windows?')).toContain('A package is for the panels')
})

it('takes no share of power for a price, and no dairy next door for a business', () => {
  expect(reply('my app says production dropped 20%, is that dirt?')).not.toContain('cannot confirm')
  expect(reply('feathers all over my panels, rooster farm next door. what would 26 panels be')).toContain('$275–$350+')
})

it('adds up as many houses as are told, and doubles no premium', () => {
  expect(reply('what would 5 homes with 20 panels each in Lemoore cost')).toContain('5 × $225–$275 = $1,125–$1,375')
  expect(reply('fee for sunday at 6am, is it double?')).not.toMatch(/^Yes/)
  expect(reply('commercial array in Kingsburg on a Sunday')).toContain('= $475–$1,325')
})

it('takes what is said of a far larger number for a price, and counts what is only priced', () => {
  expect(reply('35 panels, is that 275 or 350?')).toContain('cannot confirm another one. For 35 panels')
  expect(reply('price for 25 and price for 26 panels')).toContain('For 25 panels a visit costs $225–$275. For 26')
  expect(reply('my neighbor said you did his for 150, i have 24')).toContain('For 24 panels a visit costs')
})

it('tells what a guarantee covers, and washes no truck of ours', () => {
  expect(reply('does your guarantee cover bird poop the day after')).toMatch(/^Every job carries our satisfaction/)
  expect(reply('I live at the end of a dirt road outside Corcoran. Will your truck make it?')).not.toContain('vehicles')
})
