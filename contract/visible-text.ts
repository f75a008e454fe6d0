// Marks that change the direction of what follows them: with them a name can show as another than it is.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

// What takes room at most: spaces, format characters, and the letters that fonts draw as nothing.
const blank = /^(?:[\s\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|\p{Variation_Selector})*$/u

/** The text without the Unicode marks that reorder it (right-to-left overrides and their like). */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '')

/**
 * The text as a reader takes it in: without format characters (zero-width ones, soft hyphens), and with spaces for control
 * characters and halves of characters, which Postgres does not store. For text that is read, not shown.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')

/** Whether a reader would see nothing of this text, though it holds characters (zero-width ones and their like). */
export const isBlank = (text: string): boolean => blank.test(text)
