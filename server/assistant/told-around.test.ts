import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  [
    'I read that vinegar takes water spots off. May my husband use that on our panels?',
    'Not on solar panels',
    'Etched',
  ],
  ['Birds made a mess on our panels. Will the next rain take care of it?', 'do not rinse off in rain', 'lightning'],
  ['We are with PG&E. Does it make sense for us to pay for cleaning?', 'It depends on the site', 'logo on your bill'],
  [
    'We were told that panels have to be cleaned each year or we lose the warranty. Is that true?',
    'No. We found',
    'Yes',
  ],
  ['vivo junto a una lecheria, cada cuanto los deberia lavar?', 'dos veces al año es mejor', 'tienda'],
  ['tengo una tienda en Hanford, limpian los vidrios?', 'van en su presupuesto', '$125–$250'],
  ['I rise early. What time can you start without charging extra?', 'Visits from 7 AM to 6 PM', 'travel'],
])('answers "%s" with "%s" and without "%s"', (question, words, others) => {
  const answer = reply(question)
  expect(answer).toContain(words)
  expect(answer).not.toContain(others)
})
