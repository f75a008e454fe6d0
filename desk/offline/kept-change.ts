import { z } from 'zod'
import { newLeadSchema } from '../../contract/desk/customer.ts'
import { changeRequestSchema } from '../../contract/desk/lead.ts'
import { newPhotographSchema } from '../../contract/desk/photographs.ts'
import { refusalCodes } from '../../contract/desk/sign-in.ts'
import { draftRequestSchema, fieldPathSchema, usePictureSchema } from '../../contract/desk/site.ts'

const keptEntry = {
  /** Primary key; entries are sent in this order. */
  order: z.int(),
  /** Person who made the change. */
  personId: z.string(),
  savedAt: z.number(),
  /** Why the server rejected it. The entry stays until somebody has read that. */
  refused: z.enum(refusalCodes).exactOptional(),
}

const keptChangeSchema = z.object({
  ...keptEntry,
  leadId: z.string(),
  leadName: z.string(),
  request: changeRequestSchema,
})

/** A photograph ready to upload, and where it is used. */
const keptPictureSchema = usePictureSchema.omit({ file: true }).extend({ bytes: z.instanceof(Blob) })

/** A photograph of a lead, made smaller. */
const leadPhotographSchema = newPhotographSchema.extend({ leadId: z.string(), bytes: z.instanceof(Blob) })

const keptEditSchema = z.object({
  ...keptEntry,
  /** Name for people: the changed words, a form's or a customer's name, whose photograph it is. */
  label: z.string(),
  edit: z.union([draftRequestSchema, keptPictureSchema, leadPhotographSchema, newLeadSchema]),
  /** The mistake that the server found. */
  why: z.string().exactOptional(),
  /** Where it is, within the field that was changed. */
  place: fieldPathSchema.exactOptional(),
})

/** A change of a lead on this device, not answered or rejected by the server. */
export type KeptChange = z.infer<typeof keptChangeSchema>

/** An edit of the site, a photograph of a lead or a lead by hand, on this device, not answered or rejected by the server. */
export type KeptEdit = z.infer<typeof keptEditSchema>
/** A changed field of the content, a photograph of the site or of a lead, or a lead by hand. */
export type SiteEdit = KeptEdit['edit']
export type LeadPhotograph = z.infer<typeof leadPhotographSchema>

/** An entry that this version cannot read. It is shown as JSON until somebody has read it. */
type UnreadableChange = { order: number; text: string }

export type KeptChanges = {
  changes: readonly KeptChange[]
  edits: readonly KeptEdit[]
  unreadable: readonly UnreadableChange[]
}

const keySchema = z.object({ order: z.int() })
const changeSchema = z.object({ request: z.object({ change: z.unknown() }) })

/** Sorts entries into changes, edits and unreadable ones. */
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
