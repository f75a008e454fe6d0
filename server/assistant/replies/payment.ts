import { netTerms } from '../understanding/net-terms.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** That a business pays by invoice, and within how many days; of other terms that they are not published. */
export const invoicingReply = (
  { tokens, lexicon }: Understanding,
  { say, answers, pricing }: ReplyContext,
): string[] => {
  const isOther = netTerms(tokens, lexicon).some((days) => days !== pricing.rules.invoiceNetDays.from)
  return [answers.invoicing ?? '', ...(isOther ? [say('otherTerms')] : [])]
}

const isBusiness = ({ services }: Understanding): boolean => services.has('commercial')

/** How to pay: a business by invoice, a home after the work; of means that are not on our list, that we do not know. */
export const paymentReply = (asked: Understanding, { say, answers }: ReplyContext): string[] => {
  const says = (family: string) => saysConcept(asked, family)
  const tip = [...(says('payTip') ? [say('payTip')] : []), ...(says('payPaper') ? [say('payPaper')] : [])]
  const more = says('payApps') ? [say('payApps')] : says('payOther') ? [say('payOther')] : []
  if (isBusiness(asked)) return [answers.invoicing ?? '', say('payWays'), ...more, ...tip]
  return [answers.payment ?? '', ...more, ...tip]
}
