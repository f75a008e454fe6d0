import { withoutDirectionMarks } from '../../contract/visible-text.ts'

/**
 * One line of at most `limit` characters, without control characters and direction marks: safe in a header or a list.
 */
export const oneLine = (text: string, limit = 200): string =>
  [
    ...withoutDirectionMarks(text)
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, limit)
    .join('')
