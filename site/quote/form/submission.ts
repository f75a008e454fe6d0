import type { AnswerErrors, CheckedAnswer } from './answers.ts'

/** State of a quote request. `idle` may have errors: then nothing was sent. */
export interface Submission {
  status: 'idle' | 'sending' | 'failed'
  message?: string
  /** Reason in the words of the server or browser. */
  reason?: string
  /** True if the network failed, not the server. */
  isOffline?: boolean
  /** True if the request is stored on this device and will be sent again. */
  isKept?: boolean
  errors: AnswerErrors
}

export type Refusal = {
  type: 'refused'
  message: string
  errors?: AnswerErrors
  reason?: string
  isOffline?: boolean
  isKept?: boolean
}

export type SubmissionEvent =
  | { type: 'incomplete'; errors: AnswerErrors }
  | { type: 'sent' }
  | Refusal
  | { type: 'accepted' }
  | { type: 'corrected'; field: CheckedAnswer }

export const idle: Submission = { status: 'idle', errors: {} }

/** Reducer of the state; answers stay in the form. */
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
        ...(event.isKept && { isKept: true }),
      }
    case 'accepted':
      return idle
    case 'corrected': {
      const { [event.field]: _corrected, ...errors } = submission.errors
      return { ...submission, errors }
    }
  }
}
