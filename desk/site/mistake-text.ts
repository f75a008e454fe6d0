import type { Mistake } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { words } from '../desk-content.ts'

type MistakeWords = { mistakes: Readonly<Record<string, string>>; tooNarrow: string }

/**
 * A mistake in the desk's language, as a person reads it below its field. The server writes it in English, as builds do;
 * `mistakes` translates what it asks for, and in other languages `other` introduces a sentence without a translation.
 */
export const mistakeText = (text: string, { mistakes, tooNarrow }: MistakeWords = words.site): string => {
  const { misfit, missing, other } = mistakes
  const [, width, least] = /^This picture is (\d+) pixels wide, and here it has to be (\d+): /.exec(text) ?? []
  if (width && least) return fill(tooNarrow, { width, least })
  const [, value, wanted = ''] = /^(?:([\s\S]*) does not fit|Nothing stands here): write ([\s\S]*)\.$/.exec(text) ?? []
  const what = mistakes[wanted] ?? (other ? undefined : wanted)
  if (misfit && missing && what) return fill(value === undefined ? missing : misfit, { value: value ?? '', what })
  return other ? fill(other, { text }) : text
}

/** Something with mistakes, with these in the desk's language. */
export const withMistakeTexts = <Answer extends { mistakes: Mistake[] }>(answer: Answer): Answer => ({
  ...answer,
  mistakes: answer.mistakes.map((one) => ({ ...one, text: mistakeText(one.text) })),
})
