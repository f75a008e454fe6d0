import { quoteFields } from '../../../contract/quote-fields.ts'
import { type KeptText, keptText, parseKept } from '../kept-text.ts'

/** The name of what was typed; `client:interact` looks for it, so that a reloaded form is not empty. */
export const DRAFT_NAME = 'quote-draft'

export type DraftField = { name: string; value: string }

// The names of what the form adds by itself begin with an underscore; the address to reply to is a copy of the email, and an
// estimate is shown before it is sent: a box that comes back without its words would be sent unseen.
const isDraftField = ({ name }: DraftField) =>
  !name.startsWith('_') && ![quoteFields.replyTo, quoteFields.estimate, ''].includes(name)

/** What was typed and not sent yet: it survives a reload and a change of page, in its own tab only. */
export const quoteDraft = (kept: KeptText = keptText(DRAFT_NAME, () => sessionStorage)) => ({
  save(fields: Iterable<DraftField>) {
    const typed = [...fields].filter((field) => isDraftField(field) && field.value !== '')
    if (typed.length === 0) kept.clear()
    else kept.write(JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
  },
  /** Fills the fields that are still empty. */
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
