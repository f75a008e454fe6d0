// Direction marks, which can make a name display as another.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

// Matches text that renders as nothing: spaces, format characters, and letters without a glyph.
const blank = /^(?:[\s\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|\p{Variation_Selector})*$/u

/** Removes direction marks (right-to-left override and the like). */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '')

/**
 * The text as a reader takes it in: without format characters (zero-width ones, soft hyphens), and with spaces for control
 * characters and halves of characters, which Postgres does not store. For text that is read, not shown.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')

/** True when a text shows nothing, although it may hold characters such as zero-width spaces. */
export const isBlank = (text: string): boolean => blank.test(text)
