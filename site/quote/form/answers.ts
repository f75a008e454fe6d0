import type { QuoteWords } from '../../../content/schema/interface.ts'
import { emailPattern, plainEmail } from '../../../contract/email-address.ts'
import type { ReplyError } from '../../../contract/form-reply.ts'
import { quoteFields } from '../../../contract/quote-fields.ts'
import { isBlank } from '../../../contract/visible-text.ts'

/** The answers that a visitor must give. */
export const requiredAnswers = ['name', 'phone', 'email'] as const

export type RequiredAnswer = (typeof requiredAnswers)[number]
export type AnswerErrors = Partial<Record<RequiredAnswer, string>>

type Answer = Pick<HTMLInputElement, 'name' | 'value'>

const isRequired = (name: string | undefined): name is RequiredAnswer => requiredAnswers.some((one) => one === name)

/** What is wrong with the answers, by the rules of the server, before anything is sent. */
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

const wordsFor = (
  field: RequiredAnswer,
  { code, message }: ReplyError,
  words: Pick<QuoteWords['fields'], 'name' | 'phone' | 'email'>,
) => {
  if (code === 'TYPE_EMAIL') return words.email.typeError
  return code?.startsWith('REQUIRED_FIELD') ? words[field].error : message
}

const fieldOf = ({ field }: ReplyError) => (field === quoteFields.replyTo ? quoteFields.email : field)

/** True for an error that stands beside its field. */
export const isShownWith = (error: ReplyError) => isRequired(fieldOf(error))

/** The errors of single answers in a reply, in our own words where the code is known. */
export const errorsInReply = (
  errors: readonly ReplyError[],
  words: Pick<QuoteWords['fields'], 'name' | 'phone' | 'email'>,
): AnswerErrors =>
  Object.fromEntries(
    errors.flatMap((error) => {
      const field = fieldOf(error)
      return isRequired(field) ? [[field, wordsFor(field, error, words)] as const] : []
    }),
  )
