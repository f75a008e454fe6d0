import type { QuoteWords } from '../../../content/schema/interface.ts'
import type { ReplyError } from '../../../contract/form-reply.ts'
import type { SendOutcome } from '../send-form.ts'
import { errorsInReply, shownFieldOf } from './answers.ts'
import type { SubmissionEvent } from './submission.ts'

// Why a form was refused, where no field can say it.
const reasonsIn = (errors: readonly ReplyError[]) =>
  errors
    .filter((error) => !shownFieldOf(error))
    .map(({ message }) => message)
    .join(' ')

/** What the form makes of an outcome: the sentences that the specification fixes, and the reason when one was given. */
export const eventFor = (outcome: SendOutcome, words: QuoteWords): SubmissionEvent => {
  switch (outcome.kind) {
    case 'ok':
      return { type: 'accepted' }
    case 'errors':
      return {
        type: 'refused',
        message: words.failed,
        errors: errorsInReply(outcome.errors, words),
        reason: reasonsIn(outcome.errors),
      }
    case 'unexpected':
      return { type: 'refused', message: words.failed, reason: words.unexpected }
    case 'network':
      return { type: 'refused', message: words.failed, reason: outcome.message, isOffline: true }
  }
}
