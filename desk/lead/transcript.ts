/** A message of the chat, with its line number in the note. */
type Said = { line: number; isVisitor: boolean; text: string }
type Words = { noteTitle: string; noteQuestion: string; noteAnswer: string }

/** A note split into the visitor's own words and the chat. */
export type Transcript = { own: string; said: Said[] }

/** Extracts the chat from a note. All other lines are the visitor's own. */
export const readTranscript = (note: string, { noteTitle, noteQuestion, noteAnswer }: Words): Transcript => {
  const lines = note.split(/\r?\n/)
  const title = lines.findIndex((line) => line.trim() === noteTitle)
  if (title < 0) return { own: note, said: [] }
  const own = lines.slice(0, title)
  const said: Said[] = []
  for (const [index, line] of lines.slice(title + 1).entries()) {
    const speaker = [noteQuestion, noteAnswer].find((word) => line.startsWith(`${word}: `))
    if (speaker === undefined) own.push(line)
    else said.push({ line: index, isVisitor: speaker === noteQuestion, text: line.slice(speaker.length + 2) })
  }
  return { own: own.join('\n').trim(), said }
}
