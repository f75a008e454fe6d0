import { leadSchema } from '../../contract/desk/lead.ts'
import { photographAnswerSchema } from '../../contract/desk/photographs.ts'
import { type DraftAnswer, draftAnswerSchema, pictureAnswerSchema } from '../../contract/desk/site.ts'
import { call } from '../api/call.ts'
import { photographProblem, pictureProblem } from '../api/problem.ts'
import { withMistakeTexts } from '../site/mistake-text.ts'
import type { LeadPhotograph, SiteEdit } from './kept-change.ts'

/** The server checks the whole file before it stores a draft. */
const giveUpMs = 15_000
/** After this time a lead typed in at the desk waits on this device. */
const leadGiveUpMs = 5_000
/** Long enough for a photograph on a slow connection. */
const pictureGiveUpMs = 120_000

const kept: DraftAnswer = { isKept: true, isStale: false, mistakes: [] }
const refused = (text: string, file = ''): DraftAnswer => ({
  ...kept,
  isKept: false,
  mistakes: [{ file, path: [], text }],
})

const sendPhotograph = async ({ id, stage, leadId, bytes }: LeadPhotograph): Promise<DraftAnswer> => {
  const path = `/leads/${encodeURIComponent(leadId)}/photographs?id=${id}&stage=${stage}`
  const { why } = await call(path, photographAnswerSchema, { bytes, giveUpMs: pictureGiveUpMs })
  return why === null ? kept : refused(photographProblem(why))
}

/** Sends an edit of the site, a photograph of a lead, or a lead typed in at the desk. Throws `CallError`. */
export const sendEdit = async (edit: SiteEdit): Promise<DraftAnswer> => {
  if ('origin' in edit) {
    await call('/leads', leadSchema, { body: edit, giveUpMs: leadGiveUpMs })
    return kept
  }
  if (!('bytes' in edit))
    return withMistakeTexts(await call('/site/drafts', draftAnswerSchema, { body: edit, giveUpMs }))
  if ('leadId' in edit) return sendPhotograph(edit)
  const { bytes, ...use } = edit
  const { file, why } = await call('/site/pictures', pictureAnswerSchema, { bytes, giveUpMs: pictureGiveUpMs })
  if (file === null) return refused(pictureProblem(why), 'images.yaml')
  return withMistakeTexts(await call('/site/pictures/use', draftAnswerSchema, { body: { ...use, file } }))
}
