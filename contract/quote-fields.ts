/** The names under which a quote form sends its answers. */
export const quoteFields = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  replyTo: 'reply-to',
  note: 'note',
  /** How many panels there are to clean, in digits: one of `moreFields`. */
  panels: 'panels',
  /** The answers of the estimate that goes with the request, as a query: `service=solar&panels=20`. It holds no price. */
  estimate: 'estimate',
  /** The language of the form, where it is not the first of the site: `es`. */
  language: '_language',
  /** Left empty by people, filled by robots. */
  trap: '_gotcha',
  /** Made once when the form opens, so that a repeated send is one request. */
  key: '_key',
  /** How many milliseconds the form was open before it was sent; without script nobody counts them. */
  age: '_age',
  /** What was said in the chat on this visit, where the note does not hold it. */
  chat: '_chat',
  /** The query of the address with which this visit began, where it holds campaign words: `?utm_source=flyer`. */
  campaign: '_campaign',
} as const

/**
 * What a quote form may ask beside name, phone, email and note, none of it required. Such a field is one entry here and its
 * words under `quote.fields.more` in content/<language>/interface.yaml: the form asks those of ours that have words. Answers
 * are kept among `extra`, and shown everywhere with the label in those words.
 */
export const moreFields = {
  /** How many panels there are to clean. Other forms ask for it; ours leaves it to the estimate. */
  panels: { kind: 'count', isAsked: false },
} as const satisfies Record<string, { kind: 'text' | 'count'; isAsked: boolean }>

export type MoreField = keyof typeof moreFields

const isMoreField = (name: string): name is MoreField => Object.hasOwn(moreFields, name)

export const moreFieldNames = Object.keys(moreFields).filter(isMoreField)

export type MoreLabels = Readonly<Partial<Record<MoreField, { label: string } | undefined>>>

/** What a field of `extra` is called: by its label where it is one of ours, otherwise by its name. */
export const labelOf = (name: string, labels: MoreLabels = {}): string =>
  (isMoreField(name) ? labels[name]?.label : undefined) ?? name

/** The most characters that each answer may have. */
export const quoteLimits: Record<string, number> & { extra: number; key: number } = {
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
