import { withoutDirectionMarks } from '../../contract/visible-text.ts'

/** A value for a spreadsheet, which runs a cell that starts like a formula, leading spaces or not: an apostrophe makes it text. */
export const safeCell = (text: string): string => {
  const shown = withoutDirectionMarks(text)
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(shown) ? `'${shown}` : shown
}
