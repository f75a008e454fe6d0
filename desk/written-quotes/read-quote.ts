import { type QuoteDraft, type QuoteLine, totalOf } from '../../contract/desk/written-quote.ts'
import { centsIn } from '../lead/amount.ts'

const signedCents = (text: string): number | undefined => {
  const typed = text.trim()
  const isDiscount = /^[-\u2212]/.test(typed)
  const cents = centsIn(isDiscount ? typed.slice(1) : typed)
  return cents === undefined || !isDiscount ? cents : -cents
}

const rowsIn = (answers: FormData) => {
  const [texts, amounts] = ['line', 'amount'].map((name) => answers.getAll(name).map((value) => String(value).trim()))
  return (texts ?? []).map((text, at) => ({ text, amount: amounts?.[at] ?? '' }))
}

/** Current input of a quote form; unreadable amounts are null. */
export const draftIn = (answers: FormData, language: QuoteDraft['language']): QuoteDraft => ({
  language,
  lines: rowsIn(answers).map(({ text, amount }) => ({ text, cents: signedCents(amount) ?? null })),
  included: textsIn(answers, 'included', 200),
  terms: textsIn(answers, 'terms', 300),
  validUntil: String(answers.get('on')),
})

/** Non-empty lines of a quote form; undefined if one lacks its text or a readable amount, or if their total is negative. */
export const linesIn = (answers: FormData): QuoteLine[] | undefined => {
  const lines = rowsIn(answers)
    .filter(({ text, amount }) => text !== '' || amount !== '')
    .map(({ text, amount }) => ({ text, cents: signedCents(amount) }))
  const isRead = (line: { text: string; cents: number | undefined }): line is QuoteLine =>
    line.text !== '' && line.cents !== undefined
  const isWhole = lines.length > 0 && lines.every(isRead)
  return isWhole && totalOf(lines) >= 0 ? lines : undefined
}

/** The lines of a text field, at most twenty, each cut at `most` characters. */
export const textsIn = (answers: FormData, name: string, most: number): string[] =>
  String(answers.get(name))
    .split(/[\p{Cc}\u2028\u2029]+/u)
    // Without half a surrogate pair, which the server rejects.
    .map((line) =>
      line
        .trim()
        .slice(0, most)
        .replace(/\p{Cs}$/u, '')
        .trim(),
    )
    .filter(Boolean)
    .slice(0, 20)
