import { join } from 'node:path'
import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'

const closed = /(?:We’re closed December 24 to January 1|Cerramos del 24 de diciembre al 1 de enero)\./

/** The shipped business, closed from Thursday, December 24, 2099 to January 1. */
const closedBusiness = () => {
  const root = join(tempDir(), 'content')
  copyContent('content', root)
  const file = 'business.yaml'
  const off = 'daysOff: [{ first: 2099-12-24, last: 2100-01-01 }]'
  writeWords(root, file, (readWords(root, file) ?? '').replace(/^daysOff:.*$/m, off))
  return readContent({ root })
}

let known: Knowledge | undefined
const said = (date: string, ...turns: string[]): string => {
  known ??= knowledgeOf(closedBusiness())
  const [last = '', ...before] = turns.toReversed()
  const { reply } = openEngine(known.content, known.learned, () => new Date(`${date}T20:00:00Z`))
  return reply(last, before.toReversed()).text
}

shippedTest('a day off is closed, however it is named', () => {
  const asked: Record<string, string[]> = {
    '2099-12-20': [
      'are you open on december 26',
      'open dec 26?',
      'dec 26?',
      'can you come on 12/26',
      'are you open the 26th',
      'is the 26th of december ok',
      'can i get an appointment on dec 29',
      'can you come thursday',
      'are you open next friday',
      'can you come next week',
      'january 1',
      'are you open on christmas eve',
      'how much for 20 panels on december 28',
      `do you come to ${readContent().cities.at(-1)?.name} on december 30`,
      'abren el 26 de diciembre?',
      'abren el 26',
      'abren el dia 26?',
      'puede venir el viernes',
      'pueden venir la próxima semana',
      'el primero de enero trabajan',
    ],
    '2099-12-23': ['can you come tomorrow', 'vienen mañana', 'abren pasado mañana', 'can you come this weekend'],
    '2099-12-28': ['are you open', 'can you come today', 'hoy abren?', 'a que hora abren', 'this week?'],
  }
  for (const [date, questions] of Object.entries(asked))
    for (const question of questions)
      expect([question, said(date, question)]).toEqual([question, expect.stringMatching(closed)])
})

shippedTest('another day, and a weekday in general, is not closed', () => {
  for (const question of [
    'are you open january 4',
    'are you open december 22',
    'are you open today',
    'can you come monday',
    'do you work on sundays',
    'trabajan los domingos',
    'el 22 abren?',
    'how much for 26 panels',
  ])
    expect([question, said('2099-12-20', question)]).toEqual([question, expect.not.stringMatching(closed)])
})

shippedTest('a question after a day off goes on about that day', () => {
  expect(said('2099-12-20', 'are you open on december 26', 'and at 9 am?')).toMatch(closed)
})
