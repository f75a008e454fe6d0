import type { QuoteWords } from '../../../content/schema/interface.ts'
import { quoteFields } from '../../../contract/quote-fields.ts'
import { fill } from '../../../pricing/fill.ts'
import type { AnswerErrors } from './answers.ts'
import { digitsOf, isDoubtful } from './phone-format.ts'

type Answer = Pick<HTMLInputElement, 'name' | 'value'>

const withTopDomain = /\.[^\s.@]{2,}\s*$/
const misspelled =
  /@(?:gmial|gmal|gmai|gnail|gamil|gmil|hotmial|hotmal|yaho|iclod|icoud|outlok)\.|\.(?:con|cmo|comm|vom|xom)\s*$/i

const isDoubtfulEmail = (email: string): boolean => !withTopDomain.test(email) || misspelled.test(email)

/** True if the email address or the phone number looks wrong. */
export const isUnreachable = ({ phone, email }: { phone: string; email: string }): boolean =>
  isDoubtful(phone) || isDoubtfulEmail(email)

const localDigits = 7

/** Questions about answers that look mistyped. Asked once; the server accepts the answers. */
export const doubtsIn = (
  answers: Iterable<Answer>,
  { phone, email }: Pick<QuoteWords['fields'], 'phone' | 'email'>,
): AnswerErrors => {
  const doubts: AnswerErrors = {}
  for (const { name, value } of answers) {
    if (name === quoteFields.phone && isDoubtful(value)) {
      const count = digitsOf(value).length
      doubts.phone = count > 0 && count <= localDigits ? fill(phone.short, { count: String(count) }) : phone.hint
    }
    if (name === quoteFields.email && isDoubtfulEmail(value)) doubts.email = email.hint
  }
  return doubts
}
