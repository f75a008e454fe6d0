import type { AnswerErrors, RequiredAnswer } from './answers.ts'

/** Where a request for a quote stands. While it is idle it may already have errors: nothing was sent then. */
export interface Submission {
  status: 'idle' | 'sending' | 'failed'
  message?: string
  /** Why, in the server's words. */
  reason?: string
  errors: AnswerErrors
}

export type SubmissionEvent =
  | { type: 'incomplete'; errors: AnswerErrors }
  | { type: 'sent' }
  | { type: 'refused'; message: string; errors?: AnswerErrors; reason?: string }
  | { type: 'accepted' }
  | { type: 'corrected'; field: RequiredAnswer }

export const idle: Submission = { status: 'idle', errors: {} }

/** The next state of a request; answers live in the form itself. */
export const reduceSubmission = (submission: Submission, event: SubmissionEvent): Submission => {
  switch (event.type) {
    case 'incomplete':
      return { status: 'idle', errors: event.errors }
    case 'sent':
      return { status: 'sending', errors: {} }
    case 'refused':
      return {
        status: 'failed',
        message: event.message,
        errors: event.errors ?? {},
        ...(event.reason && { reason: event.reason }),
      }
    case 'accepted':
      return idle
    case 'corrected': {
      const { [event.field]: _corrected, ...errors } = submission.errors
      return { ...submission, errors }
    }
  }
}
