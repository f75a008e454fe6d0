import type { QuoteWords } from '../../../content/schema/interface.ts'
import type { ReplyError } from '../../../contract/form-reply.ts'
import type { SendOutcome } from '../send-form.ts'
import { errorsInReply, shownFieldOf } from './answers.ts'
import type { SubmissionEvent } from './submission.ts'

// Reasons that belong to no field.
const reasonsIn = (errors: readonly ReplyError[]) =>
  errors
    .filter((error) => !shownFieldOf(error))
    .map(({ message }) => message)
    .join(' ')

/** The form's event for an outcome: the specified sentences, and the reason if there is one. */
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
