import { z } from 'zod'

/** When a photograph of a job was taken; `visitor` where the visitor sent it. */
const photographStages = ['before', 'after', 'visitor'] as const
export type PhotographStage = (typeof photographStages)[number]

/** A photograph of a lead. Its JPEG is at `/desk/api/leads/<lead>/photographs/<id>`. */
export const photographSchema = z.object({
  id: z.string(),
  stage: z.enum(photographStages),
  at: z.iso.datetime(),
  /** Who took it; null for the visitor. */
  person: z.string().nullable(),
})
export type Photograph = z.infer<typeof photographSchema>

/** The query of a photograph that is sent, with its bytes as the body. The same `id` is kept once. */
export const newPhotographSchema = z.strictObject({ id: z.uuid(), stage: z.enum(['before', 'after']) })

/** Answer to an upload: why the photograph was not stored; null if it was. `full`: the server's disk is nearly full. */
export const photographAnswerSchema = z.object({ why: z.enum(['no-picture', 'too-many', 'full']).nullable() })
export type PhotographAnswer = z.infer<typeof photographAnswerSchema>

/** The most photographs of one lead that people of the business take, and that the visitor sends. */
export const mostPhotographs = { own: 12, visitor: 5 } as const

const reading = z.string().trim().min(1).max(20)
/** Before-and-after pair that the customer was sent, with both meter readings if they were taken. */
export const jobRecordSchema = z.strictObject({
  before: z.uuid(),
  after: z.uuid(),
  meters: z.tuple([reading, reading]).nullable(),
})
export type JobRecord = z.infer<typeof jobRecordSchema>
