/** Field names of a quote request. */
export const quoteFields = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  replyTo: 'reply-to',
  note: 'note',
  /** Number of panels, digits: one of `moreFields`. */
  panels: 'panels',
  /** Answers of the estimate sent with the quote request, as a query: `service=solar&panels=20`. It holds no price. */
  estimate: 'estimate',
  /** The form's language when it is not the site's default: `es`. */
  language: '_language',
  /** Honeypot: empty when a person sends the form. */
  trap: '_gotcha',
  /** Idempotency key, made when the form opens. */
  key: '_key',
  /** Milliseconds between opening and sending the form; empty without script. */
  age: '_age',
  /** The chat of this visit, unless the note contains it. */
  chat: '_chat',
  /** Query of the visit's first URL when it holds campaign words: `?utm_source=flyer`. */
  campaign: '_campaign',
} as const

/**
 * Optional fields beside name, phone, email and note. A field is one entry here and its label under `quote.fields.more`
 * in content/<language>/interface.yaml; the form asks for those that are `isAsked` and have a label. Answers are stored in `extra` and
 * shown everywhere with that label.
 */
export const moreFields = {
  /** Number of panels. Other forms ask for it; our form leaves it to the estimate. */
  panels: { kind: 'count', isAsked: false },
} as const satisfies Record<string, { kind: 'text' | 'count'; isAsked: boolean }>

export type MoreField = keyof typeof moreFields

const isMoreField = (name: string): name is MoreField => Object.hasOwn(moreFields, name)

export const moreFieldNames = Object.keys(moreFields).filter(isMoreField)

export type MoreLabels = Readonly<Partial<Record<MoreField, { label: string } | undefined>>>

/** Label of a field of `extra`; its name when it is not one of ours. */
export const labelOf = (name: string, labels: MoreLabels = {}): string =>
  (isMoreField(name) ? labels[name]?.label : undefined) ?? name

/** Most characters per answer. */
export const quoteLimits = {
  name: 200,
  phone: 50,
  email: 254,
  'reply-to': 254,
  note: 4000,
  estimate: 600,
  extra: 4000,
  key: 255,
  campaign: 1000,
}

/** Most characters of a field's answer. */
export const limitOf = (field: string): number => new Map(Object.entries(quoteLimits)).get(field) ?? quoteLimits.extra
