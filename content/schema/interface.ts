import { z } from 'zod'
import { moreFieldNames } from '../../contract/quote-fields.ts'
import { link, text, texts } from './meta.ts'

const field = z.strictObject({ label: text, placeholder: text, error: text })

const quoteWords = z.strictObject({
  title: text,
  subtitle: text,
  close: text,
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  fields: z.strictObject({
    name: field,
    /** `short` asks about a number without area code (`{count}` digits), `hint` about any other that looks mistyped. */
    phone: field.extend({ short: text, hint: text }),
    /** `hint` asks about an address without a domain such as .com, or with a misspelled one. */
    email: field.extend({ typeError: text, hint: text }),
    note: z.strictObject({ label: text }),
    /** Labels of `moreFields`. */
    more: z
      .partialRecord(z.enum(moreFieldNames), z.strictObject({ label: text, placeholder: text.optional() }))
      .optional(),
  }),
  /** Sentences about a mistake in any answer: `{label}`, `{limit}`. */
  mistakes: z.strictObject({ text, number: text }),
  submit: text,
  sending: text,
  ratherTalk: text,
  missing: z.strictObject({ title: text, text }),
  failed: text,
  unexpected: text,
  /**
   * `{name}` is the visitor's first name, `{visitorPhone}` their number, `{when}` the latest time of our answer: tomorrow,
   * 3 PM. `when.one` is for one o'clock. `doubted` replaces `text` where number or address looks mistyped.
   */
  success: z.strictObject({
    title: text,
    text,
    doubted: text,
    when: z.strictObject({ one: text, other: text }).default({ one: '{day}, {hour}', other: '{day}, {hour}' }),
  }),
  /** The page that lists mistakes to browsers without script. */
  refused: z.strictObject({ title: text, text, again: text }),
  /** Shown for a quote request that waits on the visitor's device. */
  kept: text,
  sentLater: z.strictObject({ offline: text, online: text }),
  /** Opens the reason why a request was not sent, and what to do with one kept on the device. */
  details: text,
  doNotSend: text,
})

/** The language switch, and the name of this language. */
const languageWords = z.strictObject({ label: text, name: text })

const previewWords = z.strictObject({ both: text, reviews: text, pictures: text })

/** `interface.yaml`: the words that every page shares. */
export const interfaceSchema = z.strictObject({
  skipLink: text,
  mainNav: text,
  /** `links` appear in the small-screen menu below the header's. */
  menu: z.strictObject({ label: text, open: text, close: text, note: text, links: z.array(link) }),
  nav: z.array(link).min(1),
  call: z.strictObject({ now: text, short: text, withNumber: text, number: text }),
  quoteButtons: z.strictObject({ hero: text, slider: text, contact: text }),
  callBar: z.strictObject({ label: text }),
  stars: text,
  compare: z.strictObject({ before: text, after: text, hint: text, keysHint: text, value: text }),
  carousel: z.strictObject({ pause: text, play: text }),
  quote: quoteWords,
  toast: z.strictObject({ dismiss: text, region: text }),
  map: texts('title', 'place', 'note', 'open', 'frame', 'empty', 'county', 'miles'),
  breadcrumb: z.strictObject({ label: text, home: text, services: text, cities: text, blog: text }),
  footer: z.strictObject({
    about: text,
    services: text,
    look: text,
    contact: text,
    rights: text,
    privacy: link,
    links: z.array(link).min(1),
  }),
  /** The preview ribbon, shown while reviews or photographs are samples: all of them, or some. */
  preview: z.strictObject({ all: previewWords, some: previewWords }),
  credentials: z.strictObject({ owners: text, license: text, insurer: text }),
  languages: languageWords.optional(),
  siteIndex: z.strictObject({ label: text, services: text, areas: text }),
})

/** The same for a site with several languages. */
export const translatedInterfaceSchema = interfaceSchema.extend({ languages: languageWords })

export type InterfaceWords = z.infer<typeof interfaceSchema>
/** The words of the quote form; those of a refused request are on a page of the server. */
export type QuoteWords = Omit<InterfaceWords['quote'], 'refused'>
