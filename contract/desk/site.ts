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
