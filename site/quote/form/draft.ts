import { quoteFields } from '../../../contract/quote-fields.ts'
import { type KeptText, keptText, parseKept } from '../kept-text.ts'

/** Storage key of the draft, also given to `client:interact` so that a reloaded form is filled. */
export const DRAFT_NAME = 'quote-draft'

type DraftField = { name: string; value: string }

// Excludes names with an underscore, which the form adds; the reply address, which is a copy of the email; and the
// estimate, because a restored checkbox without its text would be sent unseen.
const isDraftField = ({ name }: DraftField) =>
  !name.startsWith('_') && ![quoteFields.replyTo, quoteFields.estimate, ''].includes(name)

/** Typed answers not sent yet. They survive reloads and page changes within their tab. */
export const quoteDraft = (kept: KeptText = keptText(DRAFT_NAME, () => sessionStorage)) => ({
  save(fields: Iterable<DraftField>) {
    const typed = [...fields].filter((field) => isDraftField(field) && field.value !== '')
    if (typed.length === 0) kept.clear()
    else kept.write(JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
  },
  /** Fills empty fields. */
  restore(fields: Iterable<DraftField>) {
    const draft = parseKept(kept.read())
    if (typeof draft !== 'object' || draft === null) return
    const typed = new Map<string, unknown>(Object.entries(draft))
    for (const field of fields) {
      const value = typed.get(field.name)
      if (isDraftField(field) && field.value === '' && typeof value === 'string') field.value = value
    }
  },
  clear: () => kept.clear(),
})
