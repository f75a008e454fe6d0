import { ContentError, type Mistake, sayMistake } from '../content-error.ts'

// A mistake of a whole file, such as a missing one, is reported once, however many readers meet it.
const keyOf = (mistake: Mistake) =>
  mistake.line === undefined && mistake.field === undefined ? mistake.path : sayMistake(mistake)

export const mistakeList = () => {
  const found = new Map<string, Mistake>()

  const add = (...mistakes: readonly Mistake[]) => {
    for (const mistake of mistakes) if (!found.has(keyOf(mistake))) found.set(keyOf(mistake), mistake)
  }

  /** Returns the result of `read`. On a `ContentError`, collects its mistakes and returns undefined. */
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      add(...error.mistakes)
      return undefined
    }
  }

  const all = (): Mistake[] => [...found.values()]

  const throwAll = () => {
    if (found.size > 0) throw new ContentError(...found.values())
  }

  return { add, attempt, all, throwAll }
}

export type MistakeList = ReturnType<typeof mistakeList>
