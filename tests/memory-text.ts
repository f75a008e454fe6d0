import type { KeptText } from '../site/quote/kept-text.ts'

/** An in-memory `KeptText`; a `full` one stores nothing. */
export const memoryText = ({ full = false } = {}): KeptText => {
  let kept: string | undefined
  return {
    read: () => kept,
    write: (text) => {
      if (!full) kept = text
      return !full
    },
    clear: () => {
      kept = undefined
    },
  }
}
