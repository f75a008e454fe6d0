import type { DeskWords } from '../content/schema/desk.ts'

/** What the build puts in the place of this name: the words of the desk, in one language. */
declare const deskContent: {
  words: DeskWords
  language: string
  /** How the chat of the site writes its conversation into a note. */
  chat: { noteTitle: string; noteQuestion: string; noteAnswer: string }
}

export const { words, language, chat } = deskContent

/** Fills `{name}` and its like with values. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
