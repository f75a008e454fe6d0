import { z } from 'zod'

/** A content file by its path below the content folder, such as `en/pages/home.yaml`. */
export const contentFileSchema = z
  .string()
  .max(200)
  .regex(/^(?:[a-z0-9][a-z0-9-]*\/){0,4}[a-z0-9][a-z0-9_-]*\.(?:yaml|md)$/)

/**
 * A place in a content file: names of fields and positions in lists, from the outside in. `['body', 3]` is the fourth paragraph
 * of a Markdown file; an empty path is the whole file.
 */
export const fieldPathSchema = z.array(z.union([z.string().min(1).max(200), z.int().min(0).max(9_999)])).max(12)
export type FieldPath = z.infer<typeof fieldPathSchema>

/** The longest text that one field may have, in characters: a long article fits. */
export const longestField = 60_000

const moment = z.iso.datetime()
/** What a field holds: text, a number, a list, a group. Null where there is no such field. */
const fieldValue = z.json()

/**
 * A field that somebody changed on their phone. The same `id` is kept once, however often it is sent. `before` is what the phone
 * showed: a field that has changed meanwhile is refused with `collision`.
 */
export const draftRequestSchema = z.strictObject({
  id: z.uuid(),
  file: contentFileSchema,
  path: fieldPathSchema,
  before: fieldValue,
  after: fieldValue,
})
export type DraftRequest = z.infer<typeof draftRequestSchema>

/** A mistake in one sentence, and the field that it is about. */
export const mistakeSchema = z.object({ file: z.string(), path: fieldPathSchema, text: z.string() })
export type Mistake = z.infer<typeof mistakeSchema>

export const draftSchema = draftRequestSchema.extend({
  person: z.string(),
  at: moment,
  /** The field was changed by other means since: both texts are shown, and somebody decides. */
  isStale: z.boolean(),
})
export type Draft = z.infer<typeof draftSchema>
export const draftsSchema = z.object({ drafts: z.array(draftSchema) })

/** What the server answers to a draft: it is kept, or what is wrong with it. */
export const draftAnswerSchema = z.object({ isKept: z.boolean(), mistakes: z.array(mistakeSchema) })

/** A field for editing: as it is written (with drafts), and as it reads. `limit` is its most characters. */
export const editableFieldSchema = z.object({
  file: z.string(),
  path: fieldPathSchema,
  value: fieldValue,
  shown: z.string(),
  limit: z.int().nullable(),
})
export type EditableField = z.infer<typeof editableFieldSchema>

/** The text that was tapped on a page: which fields could it be? */
export const findFieldSchema = z.strictObject({ language: z.string().max(10), text: z.string().max(longestField) })
export const foundFieldsSchema = z.object({ fields: z.array(editableFieldSchema) })

/** A sentence that will read differently, and where. */
export const sentenceChangeSchema = z.object({
  language: z.string(),
  /** The page's address, or which letter or part of the chat it belongs to. */
  place: z.object({ kind: z.enum(['page', 'letter', 'chat', 'everywhere']), name: z.string() }),
  file: z.string(),
  path: fieldPathSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type SentenceChange = z.infer<typeof sentenceChangeSchema>

export const draftIdsSchema = z.strictObject({ drafts: z.array(z.uuid()).min(1).max(500) })

/** What a publish would change; `untranslated` are fields whose other languages stay as they are. */
export const changesSchema = z.object({
  changes: z.array(sentenceChangeSchema),
  untranslated: z.array(z.object({ file: z.string(), path: fieldPathSchema })),
  mistakes: z.array(mistakeSchema),
})
export type Changes = z.infer<typeof changesSchema>

export const publishStates = ['checking', 'building', 'live', 'failed'] as const

/** One publish. `why` is the one sentence that says why it failed. */
export const publishSchema = z.object({
  id: z.string(),
  at: moment,
  person: z.string().nullable(),
  state: z.enum(publishStates),
  why: z.string().nullable(),
  changes: z.array(sentenceChangeSchema),
  /** The publish whose words it put back. */
  restores: z.string().nullable(),
})
export type Publish = z.infer<typeof publishSchema>
export const publishesSchema = z.object({ publishes: z.array(publishSchema) })

/** What a publish or a restore answers: it runs; `GET /site/publishes` says how far it is. */
export const begunSchema = z.object({ id: z.string() })

/** The pages of the live build. Each can be opened at `/desk/page` + `address`, with the script `/desk/edit-page.js`. */
export const pagesSchema = z.object({
  pages: z.array(z.object({ language: z.string(), address: z.string(), title: z.string() })),
  /** The languages of the site, the first one first. */
  languages: z.array(z.string()),
})
export type Pages = z.infer<typeof pagesSchema>

/**
 * What has no sentence to tap. Those of `formNames` that hold words are asked for in one language; the others answer the same
 * in each. Forms of `folderForms` have a file for each entry, named by the last part of its address.
 */
export const formNames = [
  'business',
  'hours',
  'prices',
  'towns',
  'services',
  'reviews',
  'testimonials',
  'questions',
  'gallery',
  'articles',
] as const
export const folderForms = ['towns', 'services', 'articles'] as const
export type FormName = (typeof formNames)[number]

/** What a field may be: JSON Schema of draft 2020-12, as zod writes it for what a file holds. */
export const jsonSchemaSchema = z.record(z.string(), z.json())

/** One file of a form, or a part of it. */
export const formPartSchema = z.object({
  file: contentFileSchema,
  /** The field of the file that the form changes: paths of its drafts begin with it. */
  path: fieldPathSchema,
  schema: jsonSchemaSchema,
  /** As it is written, with drafts; fields that nobody edits here are left out of schema and value. */
  value: fieldValue,
  /** The Markdown text of an article, town or service, by paragraphs: each is the field `['body', n]`. */
  body: z.array(z.string()).nullable(),
  /** The whole file, for the draft that takes it out: `path: []`, `before: text`, `after: null`. */
  text: z.string().nullable(),
})
export type FormPart = z.infer<typeof formPartSchema>

/**
 * A form with its files. A new entry of a folder form is a draft with `path: []`, `before: null` and, as `after`, a `newFileSchema`;
 * an entry of a list is a draft of that list with its whole value before and after.
 */
export const formSchema = z.object({ name: z.enum(formNames), language: z.string(), parts: z.array(formPartSchema) })
export type Form = z.infer<typeof formSchema>
/** A Markdown file that there is not yet. The server writes its text. */
export const newFileSchema = z.strictObject({
  head: z.record(z.string(), z.json()),
  body: z.string().max(longestField),
})

/** Words that no tap finds: titles and descriptions for search engines, alt texts, letters. */
export const hiddenWordsSchema = z.object({
  groups: z.array(z.object({ kind: z.enum(['search', 'alt', 'letter']), fields: z.array(editableFieldSchema) })),
})
export type HiddenWords = z.infer<typeof hiddenWordsSchema>

/** The largest picture that is taken, in bytes, as the phone sends it. */
export const largestPicture = 12_000_000
/** The types of pictures that are taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

const pictureFile = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9_-]*\.(?:jpe?g|webp|png|avif)$/)
const pictureName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/)

/** What the server answers to the bytes of a picture: it is kept under `file`, or `why` it was not, in one sentence. */
export const pictureAnswerSchema = z.object({
  file: pictureFile.nullable(),
  width: z.int(),
  height: z.int(),
  why: z.string().nullable(),
})
export type PictureAnswer = z.infer<typeof pictureAnswerSchema>

/**
 * Puts a kept picture in the place of `name`, or adds it under a new one, as drafts. `isOwn` is "I took this picture, and whoever
 * lives there agrees". `alt` says what it shows, in each language of the site.
 */
export const usePictureSchema = z.strictObject({
  id: z.uuid(),
  name: pictureName,
  file: pictureFile,
  isOwn: z.literal(true),
  alt: z.record(z.string().regex(/^[a-z]{2}$/), z.string().max(300)),
})
export type UsePicture = z.infer<typeof usePictureSchema>

/** Every picture of the content, with drafts. Its bytes are at `/desk/api/site/pictures/` + `file`. */
export const picturesSchema = z.object({
  pictures: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      isPhoto: z.boolean(),
      alt: z.record(z.string(), z.string()),
      /** Where it is shown: the fields that name it. */
      places: z.array(z.object({ file: z.string(), path: fieldPathSchema })),
    }),
  ),
})
export type Pictures = z.infer<typeof picturesSchema>

/**
 * What stands between this site and the public. `text` says what to do in one sentence. `place` is where it is mended: a form, the
 * photographs, the test letter; null where a helper at a computer has to, which `text` says.
 */
export const readyRowSchema = z.object({
  name: z.string(),
  state: z.enum(['good', 'look', 'open']),
  text: z.string(),
  place: z.enum([...formNames, 'pictures', 'test-letter']).nullable(),
})
export type ReadyRow = z.infer<typeof readyRowSchema>
export const gettingReadySchema = z.object({
  rows: z.array(readyRowSchema),
  /** One sentence where the words of the owner cannot be built with this version, so that the last build is served. */
  trouble: z.string().nullable(),
})
export type GettingReady = z.infer<typeof gettingReadySchema>

/** What became of the test letter, in one sentence. */
export const testLetterSchema = z.object({ isSent: z.boolean(), text: z.string() })
export type TestLetter = z.infer<typeof testLetterSchema>

/** What the page for editing tells the desk about it: the text of the block that was tapped, then of each block around it. */
export const tappedSchema = z.strictObject({
  kind: z.literal('tapped'),
  language: z.string().max(10),
  texts: z.array(z.string().max(longestField)).min(1).max(20),
})
/** What the desk tells the page: a text reads differently now. */
export const shownSchema = z.strictObject({ kind: z.literal('shown'), before: z.string(), after: z.string() })
