import { plainEmail } from '../../../contract/email-address.ts'
import { quoteFields } from '../../../contract/quote-fields.ts'
import type { Answers } from '../unsent/unsent.ts'

/** What a form would send now. It takes no files, so an answer is always text. */
export const answersIn = (form: HTMLFormElement): Answers =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, name === quoteFields.email ? plainEmail(value) : value] as const] : [],
  )

/** The visitor's own words, without what the form tells of itself. */
export const wordsIn = (answers: Answers): Answers =>
  answers.filter(([name]) => !name.startsWith('_') && name !== quoteFields.replyTo)

export const sameWords = (one: Answers, two: Answers) => JSON.stringify(wordsIn(one)) === JSON.stringify(wordsIn(two))

/** The answers with what the server needs to know of them: their key, how long they took, whom to answer. */
export const withDirectives = (answers: Answers, { key, age }: { key: string; age: number }): Answers => {
  const email = answers.find(([name]) => name === quoteFields.email)?.[1] ?? ''
  return [
    ...answers,
    [quoteFields.replyTo, email],
    [quoteFields.key, key],
    [quoteFields.age, String(Math.max(0, Math.round(age)))],
  ]
}

export const formDataOf = (answers: Answers): FormData => {
  const form = new FormData()
  for (const [name, value] of answers) form.append(name, value)
  return form
}
