import { quoteFields } from '../../../contract/quote-fields.ts'
import { type KeptText, keptText, parseKept } from '../kept-text.ts'

/** The name of what waits; `client:interact` looks for it, so that any page sends it. */
export const UNSENT_NAME = 'quote-unsent'
/** How long a request waits on the visitor's device. The privacy page tells it. */
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
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  value.answers.every(isAnswer)

/** What the answers say to a field. */
export const answerTo = (answers: Answers, field: string) => answers.find(([name]) => name === field)?.[1]

/** What tells one request from another: its key. */
export const keyOf = (answers: Answers) => answerTo(answers, quoteFields.key)

// Whoever corrects one of them and sends again means the same request.
const sameSender = (one: Answers, two: Answers) =>
  [quoteFields.email, quoteFields.phone].some((field) => answerTo(one, field) === answerTo(two, field))

/** Requests that have not been answered yet, kept on the visitor's device only. */
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
    /** Keeps a request instead of an earlier one of the same sender. False when the browser keeps nothing. */
    keep: (answers: Answers) =>
      replace(
        [{ at: now(), answers }, ...list().filter((one) => !sameSender(one.answers, answers))].slice(0, mostUnsent),
      ),
    forget: (key: string | undefined) => replace(list().filter(({ answers }) => keyOf(answers) !== key)),
    clear: () => replace([]),
    /** Drops what is too old, or unreadable. */
    tidy: () => replace(list()),
    /** Tells of every change, also one in another tab. */
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
