import { describe, expect, test } from 'vitest'
import { content } from '../site/content.ts'
import { readingGrade } from './reading-level.ts'

const hard =
  'Photovoltaic installations experiencing considerable particulate accumulation necessitate comprehensive remediation procedures, notwithstanding seasonal precipitation.'

test('a hard text gets a higher grade than a plain one', () => {
  expect(readingGrade('The sun is hot. The dust is thin. We wash it off.')).toBeLessThan(3)
  expect(readingGrade(hard)).toBeGreaterThan(14)
})

test('tables, headings and addresses are ignored', () => {
  const plain = 'We wash the glass. It is clean.'
  expect(readingGrade(`## ${hard}\n\n| ${hard} |\n\n${plain}`)).toBe(readingGrade(plain))
  expect(readingGrade('We wash [the glass](/photovoltaic-remediation-procedures). It is clean.')).toBe(
    readingGrade(plain),
  )
})

describe('a 14-year-old understands', () => {
  test.each(content.posts.map(({ slug, body }) => ({ slug, grade: readingGrade(body).toFixed(1) })))(
    '$slug (grade $grade)',
    ({ grade }) => {
      expect(Number(grade)).toBeLessThanOrEqual(8)
    },
  )
})
