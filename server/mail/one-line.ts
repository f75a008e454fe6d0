import { withoutDirectionMarks } from '../../contract/visible-text.ts'

/** One line without control characters and direction marks, of at most `limit` characters: fit for a header or a list. */
export const oneLine = (text: string, limit = 200): string =>
  [
    ...withoutDirectionMarks(text)
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, limit)
    .join('')
