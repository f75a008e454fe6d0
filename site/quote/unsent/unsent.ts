import { quoteFields } from '../../../contract/quote-fields.ts'
import { hasFields } from '../../has-fields.ts'
import { type KeptText, keptText, parseKept } from '../kept-text.ts'

/** Storage key, also given to `client:interact` so that any page sends it. */
export const UNSENT_NAME = 'quote-unsent'
/** How long a quote request waits on the device, as stated on the privacy page. */
export const UNSENT_LIFE_MS = 7 * 24 * 60 * 60 * 1000
const mostUnsent = 5

export type Answers = readonly (readonly [string, string])[]
export interface UnsentRequest {
  at: number
  answers: Answers
}

const isAnswer = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

const isUnsent = (value: unknown): value is UnsentRequest =>
  hasFields(value, { at: 'number' }) &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  value.answers.every(isAnswer)

/** A field's answer. */
export const answerTo = (answers: Answers, field: string) => answers.find(([name]) => name === field)?.[1]

/** Idempotency key of a quote request. */
export const keyOf = (answers: Answers) => answerTo(answers, quoteFields.key)

// A correction by the same sender replaces the earlier one.
const sameSender = (one: Answers, two: Answers) =>
  [quoteFields.email, quoteFields.phone].some((field) => answerTo(one, field) === answerTo(two, field))

/** Quote requests not answered yet, stored on the visitor's device. */
export const unsentRequests = (kept: KeptText = keptText(UNSENT_NAME, () => localStorage), now = Date.now) => {
  const listeners = new Set<() => void>()

  const list = (): readonly UnsentRequest[] => {
    const requests = parseKept(kept.read())
    const fresh = ({ at }: UnsentRequest) => Math.abs(now() - at) < UNSENT_LIFE_MS
    return Array.isArray(requests) ? requests.filter(isUnsent).filter(fresh) : []
  }

  const replace = (requests: readonly UnsentRequest[]) => {
    if (requests.length === 0) kept.clear()
    const done = requests.length === 0 || kept.write(JSON.stringify(requests))
    for (const listener of listeners) listener()
    return done
  }

  return {
    list,
    /** Stores a quote request in place of an earlier one of the same sender. False if the browser stores nothing. */
    keep: (answers: Answers) =>
      replace(
        [{ at: now(), answers }, ...list().filter((one) => !sameSender(one.answers, answers))].slice(0, mostUnsent),
      ),
    forget: (key: string | undefined) => replace(list().filter(({ answers }) => keyOf(answers) !== key)),
    clear: () => replace([]),
    /** Drops old and unreadable ones. */
    tidy: () => replace(list()),
    /** Calls `listener` after every change, in any tab. */
    subscribe: (listener: () => void) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === UNSENT_NAME || key === null) listener()
      }
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

export type UnsentRequests = ReturnType<typeof unsentRequests>
