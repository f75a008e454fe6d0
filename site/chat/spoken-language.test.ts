import { describe, expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { spokenLanguage } from './spoken-language.ts'

const { assistant, assistantTranslations, faq } = readContent()

type Language = Pick<typeof assistant, 'topics' | 'phrases'>

// A phrase of two or three words is never an answer by itself.
const sentences = ({ topics, phrases }: Language) => [
  ...Object.values(topics).flatMap(({ answer }) => answer ?? []),
  ...Object.values(phrases).filter((phrase) => phrase.split(' ').length > 5),
]

test('every Spanish answer is known as Spanish', () => {
  expect(sentences(assistantTranslations.es).filter((answer) => spokenLanguage(answer) !== 'es')).toEqual([])
})

test('no English answer is taken for Spanish', () => {
  const answers = [...sentences(assistant), ...faq.items.map(({ answer }) => answer)]
  expect(answers.filter((answer) => spokenLanguage(answer))).toEqual([])
})

describe('a question', () => {
  test.each(['¿Cuánto cuesta limpiar 18 paneles?', 'cuanto cuesta', '¿Vienen a Hanford?', 'hola'])(
    'in Spanish: %s',
    (question) => {
      expect(spokenLanguage(question)).toBe('es')
    },
  )

  test.each([
    'How much for 18 panels?',
    'Do you come to Los Banos?',
    '18',
    'El Dorado street, is it in your area?',
    '',
  ])('not in Spanish: %s', (question) => {
    expect(spokenLanguage(question)).toBeUndefined()
  })
})
