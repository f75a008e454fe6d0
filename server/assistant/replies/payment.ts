import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const isBusiness = ({ services }: Understanding): boolean => services.has('commercial')

/** How to pay: a business by invoice, a home after the work; of means that are not on our list, that we do not know. */
export const paymentReply = (asked: Understanding, { say, answers }: ReplyContext): string[] => {
  const names = (family: string) => asked.tokens.some(({ stem }) => asked.lexicon.conceptsOf(stem).includes(family))
  const tip = [...(names('payTip') ? [say('payTip')] : []), ...(names('payPaper') ? [say('payPaper')] : [])]
  const more = names('payApps') ? [say('payApps')] : names('payOther') ? [say('payOther')] : []
  if (isBusiness(asked)) return [answers.invoicing ?? '', say('payWays'), ...more, ...tip]
  return [answers.payment ?? '', ...more, ...tip]
}
