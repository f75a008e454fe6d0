import { plainEmail } from '../../../contract/email-address.ts'
import { quoteFields } from '../../../contract/quote-fields.ts'
import type { Answers } from '../unsent/unsent.ts'

/** The form's current answers. It has no file inputs, so all are text. */
export const answersIn = (form: HTMLFormElement): Answers =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, name === quoteFields.email ? plainEmail(value) : value] as const] : [],
  )

/** The visitor's answers, without the fields that the form adds. */
export const wordsIn = (answers: Answers): Answers =>
  answers.filter(([name]) => !name.startsWith('_') && name !== quoteFields.replyTo)

export const sameWords = (one: Answers, two: Answers) => JSON.stringify(wordsIn(one)) === JSON.stringify(wordsIn(two))

/** Adds key, age and reply address to the answers. */
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
