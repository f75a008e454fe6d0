import { quoteLimits } from '../../contract/quote-fields.ts'

const limit = quoteLimits.note ?? 0

// Forms send a line break as two characters.
const lengthOf = (text: string) => text.replaceAll('\n', '\r\n').length

/**
 * Content of the note field after adding a note. Keeps the visitor's words; below them adds the lines of the note that
 * are new, as far as there is room.
 */
export const addNote = (written: string, note: string): string => {
  const mine = written.trimEnd()
  if (mine === '' || note.startsWith(mine)) return note
  const lines = note.split('\n')
  const known = new Set(mine.split('\n').map((line) => line.trim()))
  const news = lines.slice(lines.map((line) => known.has(line.trim())).lastIndexOf(true) + 1)
  while (news.length > 0 && lengthOf([mine, ...news].join('\n')) > limit) news.shift()
  return [mine, ...news].join('\n')
}
