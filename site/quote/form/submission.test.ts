import { describe, expect, test } from 'vitest'
import { idle, reduceSubmission, type Submission } from './submission.ts'

const failed: Submission = { status: 'failed', message: 'Try again', errors: { name: 'Enter your name' } }

describe('reduceSubmission', () => {
  test('an incomplete form stays idle with its errors', () => {
    const errors = { phone: 'Enter your phone number' }
    expect(reduceSubmission(idle, { type: 'incomplete', errors })).toEqual({ status: 'idle', errors })
  })

  test('sending clears the errors of the last attempt', () => {
    expect(reduceSubmission(failed, { type: 'sent' })).toEqual({ status: 'sending', errors: {} })
  })

  test('a rejection keeps its message and its errors', () => {
    const sending: Submission = { status: 'sending', errors: {} }
    expect(reduceSubmission(sending, { type: 'refused', message: 'Failed to fetch' })).toEqual({
      status: 'failed',
      message: 'Failed to fetch',
      errors: {},
    })
    expect(reduceSubmission(sending, { type: 'refused', message: 'Try again', errors: failed.errors })).toEqual(failed)
  })

  test('acceptance resets the state', () => {
    expect(reduceSubmission({ status: 'sending', errors: {} }, { type: 'accepted' })).toEqual(idle)
  })

  test('correcting an answer clears only its own error', () => {
    const two: Submission = { ...failed, errors: { name: 'Enter your name', email: 'Enter your email address' } }
    expect(reduceSubmission(two, { type: 'corrected', field: 'name' })).toEqual({
      ...two,
      errors: { email: 'Enter your email address' },
    })
  })
})
