import { z } from 'zod'
import { changeRequestSchema } from '../../contract/desk/lead.ts'
import { refusalCodes } from '../../contract/desk/sign-in.ts'

const keptChangeSchema = z.object({
  /** The key of the entry: entries are sent in its order. */
  order: z.int(),
  /** Who made the change. An entry of an earlier version does not name them. */
  personId: z.string().exactOptional(),
  savedAt: z.number().exactOptional(),
  leadId: z.string(),
  leadName: z.string(),
  request: changeRequestSchema,
  /** Why the server did not take it; the entry then stays until it has been read. */
  refused: z.enum(refusalCodes).exactOptional(),
})

/** A change on this device that the server has not answered for yet, or that it refused. */
export type KeptChange = z.infer<typeof keptChangeSchema>

/** An entry that this version of the desk cannot read: shown as it is, until somebody has read it. */
export type UnreadableChange = { order: number; text: string }

export type KeptChanges = { changes: readonly KeptChange[]; unreadable: readonly UnreadableChange[] }

const keySchema = z.object({ order: z.int() })
const changeSchema = z.object({ request: z.object({ change: z.unknown() }) })

/** Tells the changes of a list of entries from those that this version cannot read. */
export const readKeptChanges = (entries: readonly unknown[]): KeptChanges => {
  const changes: KeptChange[] = []
  const unreadable: UnreadableChange[] = []
  for (const entry of entries) {
    const read = keptChangeSchema.safeParse(entry)
    if (read.success) changes.push(read.data)
    else {
      const shown = changeSchema.safeParse(entry).data?.request.change ?? entry
      unreadable.push({ order: keySchema.parse(entry).order, text: JSON.stringify(shown) })
    }
  }
  return { changes, unreadable }
}
