import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  [['how much for 20 panels'], 'thank you', 'You are welcome'],
  [['do you do screens'], 'ok', 'You are welcome'],
  [['cuanto por 20 paneles'], 'gracias', 'De nada'],
  [['20 panels price', 'thanks'], 'and the windows?', 'Outside windows cost'],
  [['how much for 18 panels in Selma'], 'ok then when', 'to set a date'],
  [['cuanto cuesta lavar 18 paneles'], 'y cuando?', 'fijar una fecha'],
  [['are you insured?'], "how do i know that's true", 'we will send the certificate'],
  [['15 panels in kettleman city'], 'do you even come out there', 'names Kettleman City among the places'],
  [['16 panels in lemoore'], 'so 225?', 'cannot confirm another one. For 16 panels'],
  [["what's the quarterly thing cost"], 'and if i only do twice', 'The bi-annual package'],
  [["what's the quarterly thing cost"], 'is it a contract can i get out of it', 'How a plan ends'],
  [['can you come tomorrow'], 'morning works', 'cannot see the calendar'],
  [['can you come tomorrow', 'morning works'], '8?', 'cannot see the calendar'],
  [['can you do it this week'], 'thursday', 'to set a date'],
  [['how much to clean my windows in hanford'], '3 bedroom house', 'Outside windows cost'],
  [['i need a price', 'windows'], '12 of them', 'Outside windows cost'],
  [['clean my moms windows in selma'], 'she is 80', 'Outside windows cost'],
  [['your guys left streaks'], 'is it free', 'I am sorry to hear that'],
  [['can i cancel'], 'do i lose money', 'free up to 4 hours before'],
  [['how much for 10 windows'], 'thats a lot', 'it is panes, height and stains'],
  [['so whats the fee for fresno'], 'is it per visit', 'for each visit'],
  [['what happens after i fill the form'], 'how long', 'within 24 hours'],
  [['can you just do the front windows'], 'theres 6', 'we clean windows'],
  [['do you clean solar'], 'i have 20', 'For 20 panels a visit costs'],
  [['i need a quote', '12 windows downstairs and 8 up'], 'clovis', '= $150–$300'],
  [['how much for 20 panels', 'anything cheaper'], 'ok ill think about it', 'You are welcome'],
  [['i have 40 panels on my barn'], '20 on my house', 'For 20 panels a visit costs'],
  [['can you do my windows before thanksgiving'], 'were in reedley', 'Yes, we serve Reedley'],
  [['can you do my windows before thanksgiving', 'were in reedley'], '14 windows', '= $150–$300'],
  [['do you have any openings'], 'friday', 'to set a date'],
  [['20 panels how much', 'what about windows'], 'both', '$300–$500 as a bundle'],
  [['windows price', 'and 18 panels'], 'total for both', 'For 18 panels a visit costs'],
  [['cuanto por 20 paneles', 'y las ventanas'], 'los dos juntos', 'Para 20 paneles una visita cuesta'],
  [['whats the difference between biannual and quarterly'], 'which is better', 'suits most homes'],
  [['how much for windows in hanford'], 'outside only', 'Outside windows cost'],
  [['can you come at 6am', 'how much more'], '7 then', 'cost nothing extra'],
  [['do you clean commercial', 'gas station'], 'in hanford', 'Yes, we serve Hanford'],
] as const)('after %j, "%s" is answered with "%s"', (earlier, message, words) => {
  expect(reply(message, [...earlier])).toContain(words)
})
