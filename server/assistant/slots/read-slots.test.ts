import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readContent } from '../../../content/schema/read.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { priceList } from '../../../pricing/price-list.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { gazetteer } from './gazetteer.ts'
import { readSlots } from './read-slots.ts'

const content = readContent()
const facts = { gazetteer: gazetteer(content), list: priceList(content) }

/** Slots of a text in the short form of the phrase files: `town` for one place, `day` for one day, `null` for none. */
const slotsOf = (text: string, language: ChatLanguage): Record<string, unknown> => {
  const slots = readSlots(text, language, facts)
  const towns = slots.places.map(({ name }) => name)
  return {
    ...slots,
    towns,
    town: towns.length < 2 ? towns[0] : towns,
    day: slots.days.length < 2 ? slots.days[0] : slots.days,
  }
}

const sorted = (value: unknown, key: string) =>
  Array.isArray(value) && (key === 'services' || key === 'without') ? value.toSorted() : (value ?? null)

const only = (slots: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, sorted(slots[key], key)]))

const expected = z.record(z.string(), z.unknown())
const phrase = z.tuple([z.coerce.string(), expected])
const heldOut = z.tuple([z.enum(['en', 'es']), z.coerce.string(), expected])
const read = (name: string) => parse(readFileSync(`server/assistant/slots/phrases/${name}.yaml`, 'utf8'))

const table = [
  ...z
    .array(phrase)
    .parse(read('english'))
    .map(([text, slots]) => ['en', text, slots] as const),
  ...z
    .array(phrase)
    .parse(read('spanish'))
    .map(([text, slots]) => ['es', text, slots] as const),
  ...z.array(heldOut).parse(read('held-out-phrases')),
]

shippedTest.each(table)('%s: %s', (language, text, slots) => {
  const keys = Object.keys(slots)
  expect(only(slotsOf(text, language), keys)).toEqual(only(slots, keys))
})

describe('a message of 2,000 letters', () => {
  it.each(['1 ', 'twenty ', 'my mom ', 'panel ', '- ', 'no ', 'hanfrodd ', 'every ', '(559) '])(
    'of "%s" is read quickly',
    (piece) => {
      const text = piece.repeat(Math.ceil(2000 / piece.length))
      const before = process.cpuUsage()
      readSlots(text, 'en', facts)
      readSlots(text.repeat(30), 'es', facts)
      // Processor time, which does not depend on other programs: about 20 ms.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
    },
  )
})
