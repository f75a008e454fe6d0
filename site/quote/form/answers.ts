import type { QuoteWords } from '../../../content/schema/interface.ts'
import { emailPattern, plainEmail } from '../../../contract/email-address.ts'
import type { ReplyError } from '../../../contract/form-reply.ts'
import { type MoreField, moreFieldNames, quoteFields } from '../../../contract/quote-fields.ts'
import { sayFieldError } from '../../../contract/say-field-error.ts'
import { isBlank } from '../../../contract/visible-text.ts'

/** The answers that a visitor must give. */
export const requiredAnswers = ['name', 'phone', 'email'] as const

type RequiredAnswer = (typeof requiredAnswers)[number]
export type CheckedAnswer = RequiredAnswer | MoreField
export type AnswerErrors = Partial<Record<CheckedAnswer, string>>

type Answer = Pick<HTMLInputElement, 'name' | 'value'>

const isRequired = (name: string | undefined): name is RequiredAnswer => requiredAnswers.some((one) => one === name)

/** Finds missing answers and a wrong email before sending; the server checks the rest. */
export const checkAnswers = (
  answers: Iterable<Answer>,
  words: Pick<QuoteWords['fields'], 'name' | 'phone' | 'email'>,
) => {
  const errors: AnswerErrors = {}
  let missing = false
  for (const answer of answers) {
    if (!isRequired(answer.name)) continue
    if (isBlank(answer.value)) {
      missing = true
      errors[answer.name] = words[answer.name].error
    } else if (answer.name === quoteFields.email && !emailPattern.test(plainEmail(answer.value))) {
      errors[answer.name] = words.email.typeError
    }
  }
  return { errors, missing }
}

const checkedAnswers: readonly CheckedAnswer[] = [...requiredAnswers, ...moreFieldNames]

/** The field beside which an error is shown, if any. */
export const shownFieldOf = ({ field }: Pick<ReplyError, 'field'>): CheckedAnswer | undefined =>
  checkedAnswers.find((name) => name === (field === quoteFields.replyTo ? quoteFields.email : field))

/** Errors of single fields in a reply, in the form's words if the code is known. */
export const errorsInReply = (
  errors: readonly ReplyError[],
  words: Pick<QuoteWords, 'fields' | 'mistakes'>,
): AnswerErrors =>
  Object.fromEntries(
    errors.flatMap((error) => {
      const field = shownFieldOf(error)
      return field ? [[field, sayFieldError({ code: error.code, field }, words) ?? error.message] as const] : []
    }),
  )
