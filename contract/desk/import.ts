import { z } from 'zod'

/** Limits of a list: characters of the file, and rows. */
export const mostImportText = 2_000_000
export const mostImportRows = 5_000

/** Fields that a column can hold. Of several phone numbers in a row, the first readable one is used. */
export const columnFields = [
  ...(['name', 'firstName', 'lastName', 'company', 'phone', 'email'] as const),
  ...(['street', 'town', 'note', 'jobOn', 'paid'] as const),
] as const
export type ColumnField = (typeof columnFields)[number]

const columns = z.array(z.enum(columnFields).nullable()).max(100)
const text = z.string().min(1).max(mostImportText)

/** A list to preview: `columns` names the field of each column; without it they are guessed. */
export const previewRequestSchema = z.strictObject({ text, columns: columns.optional() })

/** Why a row is unreadable: no readable phone number or email, or an unclosed quote. */
export const unreadableReasons = ['no-contact', 'broken'] as const
const unreadable = z.array(z.object({ line: z.int(), why: z.enum(unreadableReasons), text: z.string() }))

export const previewSchema = z.object({
  columns: z.array(
    z.object({ head: z.string(), field: z.enum(columnFields).nullable(), samples: z.array(z.string()) }),
  ),
  /** Numbers of new customers, and of those that the desk has. */
  added: z.int(),
  known: z.int(),
  /** Number of new rows that join a customer of the desk, and names of the first ones. */
  joinedCount: z.int(),
  joined: z.array(z.string()),
  /** The first unreadable rows, and the number of all. */
  unreadable,
  unreadableCount: z.int(),
  isTooLong: z.boolean(),
})
export type Preview = z.infer<typeof previewSchema>

/** `isDue` puts all customers on the Due list: some months after their last job, or today without one. */
export const importRequestSchema = z.strictObject({
  id: z.uuid(),
  file: z.string().trim().max(120),
  text,
  columns,
  isDue: z.boolean(),
})
export type ImportRequest = z.infer<typeof importRequestSchema>
export const importedSchema = z.object({ added: z.int() })

/** Earlier imports, newest first: how many of their leads are still as they came. */
export const importsSchema = z.object({
  imports: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      person: z.string().nullable(),
      file: z.string(),
      leads: z.int(),
      untouched: z.int(),
      undoneAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type Imports = z.infer<typeof importsSchema>
export const undoneImportSchema = z.object({ removed: z.int(), kept: z.int() })
