import { z } from 'zod'
import { withoutDirectionMarks } from '../visible-text.ts'

const plain = (most: number, forbidden: RegExp) =>
  z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .max(most)
    .refine((text) => !forbidden.test(text))

/** One line of text without control characters. */
export const line = (most: number) => plain(most, /[\p{Cc}\p{Cs}\u2028\u2029]/u)

/** Text of several lines. */
export const block = (most: number) => plain(most, /\p{Cs}|[^\P{Cc}\n\r\t]/u)
