import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  [['How much for 18 panels?'], 'and on a Sunday?', '$225–$275 for the visit + $50–$75 premium = $275–$350'],
  [['How much for 18 panels?', 'and on a Sunday?'], 'what about Visalia?', '$300–$400'],
  [['How much for 18 panels?'], 'what about 30?', 'For 30 panels a visit costs $275–$350+'],
  [['How much for 18 panels?'], 'and windows?', '$125–$250'],
  [['Do you come to Hanford?'], 'what about Corcoran?', 'Yes, we serve Corcoran'],
  [['I have 22 panels in Selma'], 'how much would that be?', '$250–$325'],
  [['Do you clean windows?'], 'how long does it take?', 'Windows take 2–4 hours'],
  [['18 panels in Tulare please'], 'what if I add windows', '$325–$550'],
  [['Do you come to Fresno?'], 'how much extra is that?', 'The travel fee for Fresno is $25–$50'],
  [['Do you wash windows in Tulare?'], 'ok and how much for just the outside', '= $150–$300'],
  [['Do you wash windows in Tulare?', 'how much?'], 'and if it has to be Sunday?', '= $200–$375'],
  [['Are you insured?'], 'for how much?', '$2,000,000'],
  [['Do you come to Clovis', 'is there an extra fee for that'], 'what if I do windows and panels', '= $325–$550'],
  [['how long will it take'], 'for 20 panels', 'Solar panels take 1–3 hours'],
  [['there is bird poop on my panels', 'does that hurt them'], 'can you take it off', 'We lift bird droppings'],
  [['How much for 18 panels?'], 'how long is that quote good for?', 'say nothing of how long a quote holds'],
  [['¿Cuánto cuesta limpiar 18 paneles?'], '¿y el domingo?', '$275–$350'],
  [['Hola', 'Quiero limpiar mis paneles', 'Son 24', 'Estoy en Dinuba'], '¿Y si es el domingo?', '= $300–$400'],
  [['I have windows and 20 panels'], 'just the panels then', 'For 20 panels a visit costs $225–$275'],
  [['How much for 16 panels?'], 'Is that per visit?', 'For 16 panels a visit costs'],
  [['Can you come today?'], "it's 3 pm already", 'past 2 PM'],
  [["What's your guarantee?"], 'for how long?', 'I do not know'],
  [['price for windows and 14 panels'], 'only the windows then', 'Outside windows cost $125–$250'],
  [['16 panels in Clovis, how much?'], "and if I'm in Lemoore instead?", 'There is no travel fee in Lemoore'],
  [['price for 18 panels', "they're on a second story"], 'is that a problem?', 'water-fed pole'],
  [['how often do panels need it?'], 'ok price for 12 panels', 'For 12 panels a visit costs'],
  [['I have 26 panels in Tulare', 'Can you do it Sunday?'], 'so what would the total be?', '= $350–$475+'],
  [['18 panels', "I'm in Selma", 'it would have to be Sunday'], 'what do I pay in all?', '= $300–$400'],
  [['I have 26 panels in Tulare'], 'Can you do it Sunday?', '= $350–$475+'],
  [['How much for my windows?', 'they are on two floors'], 'and in Dinuba?', '= $150–$300'],
  [['Is it safe for my dog?'], 'and my plants?', 'Only water runs off'],
  [['Can you come at 6 am?'], 'does it cost extra', 'before 7 AM or after 6 PM costs $50–$75 more'],
  [['Are you open on Sunday?'], 'does it cost more?', 'A Sunday visit costs $50–$75 more'],
  [
    ['my windows have hard water stains', 'I already tried vinegar'],
    'so could you get it off?',
    'White spots are minerals',
  ],
  [['bird poop all over the panels'], 'can you get rid of that', 'We lift bird droppings'],
  [['hard water spots on my windows'], 'can you get them off', 'White spots are minerals'],
  [
    ['How much for 22 panels?', "we're in Hanford"],
    'ok and wait I just counted on the app and its 31 not 22. does that change it',
    'For 31 panels a visit costs $275–$350+. There is no travel fee in Hanford',
  ],
  [['price for 20 panels'], 'no 24', 'For 24 panels a visit costs'],
  [['I have 14 panels, how much'], 'sorry 24 not 14', 'For 24 panels a visit costs $225–$275. The exact'],
  [['how do i cancel an appointment'], 'its in 3 hours', 'What applies later than that is not published'],
  [['can you do my windows thursday'], 'ok and if it rains', 'A light shower does not stop'],
  [['Can you come today?', 'or tomorrow?'], "it's 3:15 already, is that too late", 'past 2 PM'],
  [
    ['18 panels on a Sunday'],
    'forget sunday. tuesday then',
    '$225–$275. Visits from 7 AM to 6 PM on any day but Sunday cost nothing extra',
  ],
  [['My panel is cracked'], 'will it shock me?', 'A cracked panel can shock you'],
  [['Are you insured?'], 'can I see it?', 'we will send the certificate'],
  [['How do I cancel?'], 'until when?', 'up to 4 hours before'],
  [['We have well water stains on the glass'], 'is there something I can do myself?', 'on window glass yourself'],
  [['What does the quarterly plan cost?'], 'are windows part of it?', 'No. A package is for the panels'],
  [['How much for 20 panels?'], 'does that include windows?', 'No. Outside windows cost $125–$250'],
  [['¿Cuánto cuesta dos veces al año?'], '¿y eso incluye las ventanas?', 'No. Un paquete es para los paneles'],
  [['¿Limpian mosquiteros?'], '¿y los reparan?', 'reparamos roturas pequeñas'],
  [['Do you clean screens?', 'How much is it?'], 'ok and if one has a hole in it?', 'we mend small tears'],
  [['How do I pay for a home visit?'], 'and for my office too?', 'due in 15 days'],
  [
    ['20 panels in Tulare', 'four visits a year please'],
    'how much is that a year?',
    '4 × $25–$50 travel = $700–$1,100',
  ],
  [['Tengo 20 paneles', 'Estoy en Clovis', '¿Pueden venir el domingo?'], '¿cuánto sería en total?', '= $300–$400'],
])('after %j it understands "%s"', (before, question, answer) => {
  expect(reply(question, before)).toContain(answer)
})

it('lets a new question stand alone', () => {
  expect(reply('are you insured?', ['How much for 18 panels?'])).not.toContain('$225')
})

it.each([
  ['hours, payment, insurance?', ['7 AM', 'cash', 'insured']],
  ['Tell me about insurance, cancellation and travel to Visalia.', ['insured', '4 hours', '$25–$50']],
  ['price for 20 panels / hours / payment', ['$225–$275', '7 AM', 'cash']],
])('answers every part of "%s"', (question, answers) => {
  const answer = reply(question)
  for (const part of answers) expect(answer).toContain(part)
})

it.each([
  ['how much for 2 dozen panels', 'For 24 panels'],
  ['one hundred and twenty panels, price', 'a large array'],
  ['what if I have fewer than ten panels', 'For 9,'],
  ['¿cuánto por treinta y dos paneles?', 'Para 32 paneles'],
  ['si tuviera 1 millon de paneles, cuanto seria', '$400–$1,200'],
])('reads the number in "%s"', (question, answer) => {
  expect(reply(question)).toContain(answer)
})

it.each([
  [
    'Not Sunday, Saturday at 10: 18 panels in Selma, total?',
    '$225–$275 for the visit + $25–$50 travel = $250–$325',
    '10 panels',
  ],
  ['I do not want windows. Just 24 panels, Dinuba.', '$225–$275 for the visit + $25–$50 travel', '$300–$500'],
  [
    'How much if I skip the solar and only do windows, on a Sunday?',
    '$125–$250 for the visit + $50–$75 premium',
    '$300',
  ],
  ['Not in Fresno, in Hanford: what are 20 panels?', 'no travel fee in Hanford', 'for Fresno'],
  ['no tengo 20 paneles sino 30, ¿cuánto es?', 'Para 30 paneles', '$225'],
  ['Anything but Sunday for 22 panels in Dinuba', '$225–$275 for the visit + $25–$50 travel = $250–$325', 'A Sunday'],
  ["We're neither in Fresno nor Clovis but in Selma. Fee?", 'The travel fee for Selma', 'Clovis is'],
  ['el domingo no, mejor el sabado, 18 paneles en Selma', '= $250–$325', 'en domingo cuesta'],
])('leaves out what "%s" rules out', (question, answer, not) => {
  expect(reply(question)).toContain(answer)
  expect(reply(question)).not.toContain(not)
})

it('asks no price of an earlier job where only the hours are asked', () => {
  expect(reply('what are your hours?', ['I have 20 panels in Hanford'])).not.toContain('$225')
})

it('leaves out what a later message takes back', () => {
  expect(reply('and without the windows?', ['How much for 20 panels and windows?'])).not.toContain('$300–$500')
})

it('still says that we come where a question is put with a not', () => {
  expect(reply('Do you not come to Selma?')).toContain('Yes, we serve Selma')
})

it.each([
  ["What's the price for 10, 18 and 28 panels?", ['For 10 panels', 'For 18 panels', 'For 28 panels']],
  ['2 rows of 12 panels, price?', ['12 + 12 = 24 panels in one place a visit costs $225–$275']],
  ['Barn has 30 panels and the house has 12. Total?', ['30 + 12 = 42 panels', '= $450–$575+']],
  ['20 to 25 panels in Visalia on a Sunday', ['20 and 25 panels: $225–$275', '= $300–$400']],
  ['Sixteen panels, Porterville, Sunday 6 AM', ['+ $50–$75 premium = $300–$400']],
  ['16 panels on the garage and 9 on the house, what is it all together?', ['16 + 9 = 25 panels']],
  ['2 houses, 14 panels each, both in Lemoore. Total?', ['$175–$225 + $175–$225 = $350–$450']],
])('adds up "%s"', (question, parts) => {
  for (const part of parts) expect(reply(question)).toContain(part)
})

it('takes one morning for no hour', () => {
  expect(reply('Can you do 28 panels in one morning?')).not.toContain('premium')
})

it('gives a business no price of a home', () => {
  expect(reply('We run a hotel in Fresno: windows and solar, how does that work?')).not.toContain('$300–$500')
})

it('asks no price of a business because it stands next door', () => {
  expect(reply('18 panels next to a dairy, price?')).toContain('For 18 panels a visit costs $225–$275')
})

it('does not take the end of a Spanish word for the word that it looks like', () => {
  expect(reply('cuanto cuesta el plan de cuatro veces al año y que incluye')).toContain('$600–$900')
})

it.each(['cuanto kuesta limpiar bentanas', 'kuanto cuestan las bentanas'])('reads "%s" by its sound', (question) => {
  expect(reply(question)).toContain('$125–$250')
})

it.each(['Good evening, what are 21 panels in Sanger?', 'Buenas noches, 21 paneles en Sanger, cuanto es'])(
  'takes the greeting in "%s" for no time of a visit',
  (question) => {
    expect(reply(question)).toContain('= $250–$325')
  },
)
