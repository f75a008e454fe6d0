const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** A piece of HTML that is safe to put into another. */
export type Html = { readonly markup: string }

const render = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escapeHtml(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Writes HTML: every text that is put into it is escaped, pieces of HTML are not escaped again. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(render)),
})
