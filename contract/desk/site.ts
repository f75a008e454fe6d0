import { z } from 'zod'

/** Path of a content file below the content folder: `en/pages/home.yaml`. */
export const contentFileSchema = z
  .string()
  .max(200)
  .regex(/^(?:[a-z0-9][a-z0-9-]*\/){0,4}[a-z0-9][a-z0-9_-]*\.(?:yaml|md)$/)

/** Path of a field: keys and list indexes. `['body', 3]` is a Markdown file's fourth paragraph, `[]` the whole file. */
export const fieldPathSchema = z.array(z.union([z.string().min(1).max(200), z.int().min(0).max(9_999)])).max(12)
export type FieldPath = z.infer<typeof fieldPathSchema>

/** Most characters in one field: enough for a long article. */
export const longestField = 60_000

const moment = z.iso.datetime()
/** Value of a field: text, number, list or object; null when the field is absent. */
const fieldValue = z.json()

/**
 * A changed field. `id` is an idempotency key. `before` is the value that the device showed: if the field has changed
 * since, the draft is stale until a person chooses between both. `after: null` for a whole file removes a page in every
 * language, with all that leads to it.
 */
export const draftRequestSchema = z.strictObject({
  id: z.uuid(),
  file: contentFileSchema,
  path: fieldPathSchema,
  before: fieldValue,
  after: fieldValue,
})
export type DraftRequest = z.infer<typeof draftRequestSchema>

const mistakeSchema = z.object({ file: z.string(), path: fieldPathSchema, text: z.string() })
export type Mistake = z.infer<typeof mistakeSchema>

const draftSchema = draftRequestSchema.extend({
  person: z.string(),
  at: moment,
  /** True when the field was changed by other means since; the owner sees both texts and decides. */
  isStale: z.boolean(),
  /** The field without this draft: the other text, where the draft is stale. */
  now: fieldValue,
  /** Id of the draft or request that this draft belongs to, and is taken back with. */
  partOf: z.uuid().nullable(),
})
export type Draft = z.infer<typeof draftSchema>

/** Answer to a draft: stored, or the mistakes that kept it out. */
export const draftAnswerSchema = z.object({
  isKept: z.boolean(),
  isStale: z.boolean(),
  mistakes: z.array(mistakeSchema),
})
export type DraftAnswer = z.infer<typeof draftAnswerSchema>

/** What the figures of a text read: `{ '{pricing.solar.small}': '$175–$225' }`. */
const figuresSchema = z.record(z.string(), z.string())
export type Figures = z.infer<typeof figuresSchema>

/** Open drafts. `figures` are those of a stale one, which shows both of its texts. */
export const draftsSchema = z.object({ drafts: z.array(draftSchema.extend({ figures: figuresSchema })) })
export type OpenDraft = z.infer<typeof draftsSchema>['drafts'][number]

/** A field for editing: as written, with drafts, and as shown. `limit` is its most characters, `entry` the list's entry that has it. */
export const editableFieldSchema = z.object({
  file: z.string(),
  path: fieldPathSchema,
  value: fieldValue,
  shown: z.string(),
  entry: z.string(),
  figures: figuresSchema,
  limit: z.int().nullable(),
})
export type EditableField = z.infer<typeof editableFieldSchema>

/** Fields that were found for a tap, or that name a page. */
export const foundFieldsSchema = z.object({ fields: z.array(editableFieldSchema) })

/** A sentence that will read differently, and where it appears. */
export const sentenceChangeSchema = z.object({
  language: z.string(),
  /** The page's address, or the letter or chat part it belongs to. */
  place: z.object({ kind: z.enum(['page', 'letter', 'chat', 'everywhere']), name: z.string() }),
  file: z.string(),
  path: fieldPathSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type SentenceChange = z.infer<typeof sentenceChangeSchema>

/** Most changes that wait to be published. */
export const mostDrafts = 1_000
export const draftIdsSchema = z.strictObject({ drafts: z.array(z.uuid()).min(1).max(mostDrafts) })

/** How two content folders differ, and the mistakes of the second. */
const comparisonSchema = z.object({ changes: z.array(sentenceChangeSchema), mistakes: z.array(mistakeSchema) })
export type Comparison = z.infer<typeof comparisonSchema>

/** `wrong` are the fields with a mistake, `untranslated` those of the drafts in other languages that stay as they are. */
export const changesSchema = comparisonSchema.extend({
  wrong: z.array(editableFieldSchema),
  untranslated: z.array(editableFieldSchema),
})
export type Changes = z.infer<typeof changesSchema>

export const publishStates = ['checking', 'building', 'live', 'failed'] as const

/** One publish. `why` says in one sentence why it failed. */
const publishSchema = z.object({
  id: z.string(),
  at: moment,
  person: z.string().nullable(),
  state: z.enum(publishStates),
  why: z.string().nullable(),
  changes: z.array(sentenceChangeSchema),
  restores: z.string().nullable(),
  /** How long it took; null while it runs, and where that was not measured. */
  seconds: z.int().nullable(),
})
export type Publish = z.infer<typeof publishSchema>
export const publishesSchema = z.object({ publishes: z.array(publishSchema) })

/** Answer to a publish or restore, which runs in the background: poll `GET /site/publishes`. */
export const begunSchema = z.object({ id: z.string() })

/**
 * Forms for content that is not a sentence on a page. Forms that hold text are requested per language; the others are
 * the same in each. Forms in `folderForms` have one file per entry, named by the last part of its address.
 */
export const formNames = [
  'business',
  'hours',
  'prices',
  'towns',
  'services',
  'reviews',
  'questions',
  'gallery',
  'articles',
] as const
export const folderForms = ['towns', 'services', 'articles'] as const
export type FormName = (typeof formNames)[number]

/** A file of a form, or a part of one. */
const formPartSchema = z.object({
  file: contentFileSchema,
  /** The field of the file that the form edits: the paths of its drafts start with it. */
  path: fieldPathSchema,
  schema: z.record(z.string(), z.json()),
  /** The value as written, with drafts. Fields that the form does not edit are left out of schema and value. */
  value: fieldValue,
  /** Texts of the value's reviews that no customer wrote. */
  samples: z.array(z.string()),
  /** True for a page that reads as it came with the site, in every language. */
  isShipped: z.boolean(),
  /** Text of the whole file, for the draft that deletes it: `path: []`, `before: text`, `after: null`. */
  text: z.string().nullable(),
})
export type FormPart = z.infer<typeof formPartSchema>

/**
 * A form and its files. A new entry of a folder form is a draft with `path: []`, `before: null` and a `newFileSchema`
 * as `after`; a new entry of a list is a draft of the whole list.
 */
export const formSchema = z.object({
  name: z.enum(formNames),
  language: z.string(),
  parts: z.array(formPartSchema),
  figures: figuresSchema,
})
export type Form = z.infer<typeof formSchema>
export const newFileSchema = z.strictObject({
  head: z.record(z.string(), z.json()),
  body: z.string().max(longestField),
})

/** Text that cannot be tapped on a page: titles and descriptions for search engines, alt texts, letters, the chat's greeting. */
export const hiddenWordsSchema = z.object({
  groups: z.array(
    z.object({ kind: z.enum(['search', 'alt', 'letter', 'chat']), fields: z.array(editableFieldSchema) }),
  ),
})
export type HiddenWords = z.infer<typeof hiddenWordsSchema>

/** Largest picture accepted, in bytes as uploaded. */
export const largestPicture = 12_000_000
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Accepted for the logo: of an SVG the server keeps the pixels only. */
export const logoTypes = [...pictureTypes, 'image/svg+xml'] as const

const pictureFile = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9_-]*\.(?:jpe?g|webp|png|avif)$/)
const pictureName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/)

/** Answer to an uploaded picture: stored as `file`, or why it was rejected. */
export const pictureAnswerSchema = z.object({
  file: pictureFile.nullable(),
  why: z.enum(['no-picture', 'too-many']).nullable(),
})
export type PictureAnswer = z.infer<typeof pictureAnswerSchema>

/** Focal point: the point of a picture that every crop shows, in percent from the left and the top. */
const pointSchema = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
export type Point = z.infer<typeof pointSchema>
export const middle: Point = { x: 50, y: 50 }

/**
 * Replaces the picture `name`, or adds it, as drafts. `isOwn` is the checkbox "I took this picture, and whoever lives
 * there agrees". `alt` holds the alt text per language.
 */
export const usePictureSchema = z.strictObject({
  id: z.uuid(),
  name: pictureName,
  file: pictureFile,
  isOwn: z.literal(true),
  alt: z.record(z.string().regex(/^[a-z]{2}$/), z.string().max(300)),
  focus: pointSchema.default(middle),
})
export type UsePicture = z.infer<typeof usePictureSchema>

/** All pictures of the content, with drafts. Bytes: `/desk/api/site/pictures/` + `file`. */
export const picturesSchema = z.object({
  pictures: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      isPhoto: z.boolean(),
      /** Null means the middle. */
      focus: pointSchema.nullable(),
      /** A drawing is one file for every shape, so it has no focal point. */
      isDrawing: z.boolean(),
      alt: z.record(z.string(), z.string()),
      /** The fields that use the picture. */
      places: z.array(z.object({ file: z.string(), path: fieldPathSchema })),
    }),
  ),
})
export type Pictures = z.infer<typeof picturesSchema>
