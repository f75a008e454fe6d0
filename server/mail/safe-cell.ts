import { withoutDirectionMarks } from '../../contract/visible-text.ts'

/** Prefixes an apostrophe to a value that a spreadsheet would run as a formula, with or without leading spaces. */
export const safeCell = (text: string): string => {
  const shown = withoutDirectionMarks(text)
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(shown) ? `'${shown}` : shown
}
