import { z } from 'zod'
import { newLeadSchema } from '../../contract/desk/customer.ts'
import { changeRequestSchema } from '../../contract/desk/lead.ts'
import { refusalCodes } from '../../contract/desk/sign-in.ts'
import { draftRequestSchema, usePictureSchema } from '../../contract/desk/site.ts'

const keptEntry = {
  /** The key of the entry: entries are sent in its order. */
  order: z.int(),
  /** Who made the change. An entry of an earlier version does not name them. */
  personId: z.string().exactOptional(),
  savedAt: z.number().exactOptional(),
  /** Why the server did not take it; the entry then stays until it has been read. */
  refused: z.enum(refusalCodes).exactOptional(),
}

const keptChangeSchema = z.object({
  ...keptEntry,
  leadId: z.string(),
  leadName: z.string(),
  request: changeRequestSchema,
})

/** A photograph as the phone has made it ready, and where it goes. */
const keptPictureSchema = usePictureSchema.omit({ file: true }).extend({ bytes: z.instanceof(Blob) })

const keptEditSchema = z.object({
  ...keptEntry,
  /** What a person calls it: the words that were changed, the name of a form or of a customer. */
  label: z.string(),
  edit: z.union([draftRequestSchema, keptPictureSchema, newLeadSchema]),
  /** The mistake that the server found in it. */
  why: z.string().exactOptional(),
})

/** A change on this device that the server has not answered for yet, or that it refused. */
export type KeptChange = z.infer<typeof keptChangeSchema>

/** An edit of the site, or a lead by hand, on this device that the server has not answered for yet, or that it refused. */
export type KeptEdit = z.infer<typeof keptEditSchema>
/** A changed field of the content, a photograph, or a lead by hand. */
export type SiteEdit = KeptEdit['edit']

/** An entry that this version of the desk cannot read: shown as it is, until somebody has read it. */
export type UnreadableChange = { order: number; text: string }

export type KeptChanges = {
  changes: readonly KeptChange[]
  edits: readonly KeptEdit[]
  unreadable: readonly UnreadableChange[]
}

const keySchema = z.object({ order: z.int() })
const changeSchema = z.object({ request: z.object({ change: z.unknown() }) })

/** Tells the changes of a list of entries from those that this version cannot read. */
export const readKeptChanges = (entries: readonly unknown[]): KeptChanges => {
  const changes: KeptChange[] = []
  const edits: KeptEdit[] = []
  const unreadable: UnreadableChange[] = []
  for (const entry of entries) {
    const change = keptChangeSchema.safeParse(entry)
    const edit = keptEditSchema.safeParse(entry)
    if (change.success) changes.push(change.data)
    else if (edit.success) edits.push(edit.data)
    else {
      const shown = changeSchema.safeParse(entry).data?.request.change ?? entry
      unreadable.push({ order: keySchema.parse(entry).order, text: JSON.stringify(shown) })
    }
  }
  return { changes, edits, unreadable }
}
