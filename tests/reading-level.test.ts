import { describe, expect, test } from 'vitest'
import { content } from '../site/content.ts'
import { readingGrade } from './reading-level.ts'

describe('a 14-year-old understands', () => {
  test.each(content.posts.map(({ slug, body }) => ({ slug, grade: readingGrade(body).toFixed(1) })))(
    '$slug (grade $grade)',
    ({ grade }) => {
      expect(Number(grade)).toBeLessThanOrEqual(8)
    },
  )
})
