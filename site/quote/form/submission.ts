import type { AnswerErrors, CheckedAnswer } from './answers.ts'

/** Where a request for a quote stands. While it is idle it may already have errors: nothing was sent then. */
export interface Submission {
  status: 'idle' | 'sending' | 'failed'
  message?: string
  /** Why, in the words of the server or the browser. */
  reason?: string
  /** True where the network failed, and not the server. */
  isOffline?: boolean
  errors: AnswerErrors
}

export type Refusal = {
  type: 'refused'
  message: string
  errors?: AnswerErrors
  reason?: string
  isOffline?: boolean
}

export type SubmissionEvent =
  | { type: 'incomplete'; errors: AnswerErrors }
  | { type: 'sent' }
  | Refusal
  | { type: 'accepted' }
  | { type: 'corrected'; field: CheckedAnswer }

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
        ...(event.isOffline && { isOffline: true }),
      }
    case 'accepted':
      return idle
    case 'corrected': {
      const { [event.field]: _corrected, ...errors } = submission.errors
      return { ...submission, errors }
    }
  }
}
