import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lead } from '../../contract/desk/lead.ts'
import { jpegOf, readPicture } from '../../site/ui/picture/shrink-picture.ts'
import { call } from '../api/call.ts'
import { leadKey } from '../api/lead-calls.ts'
import { problemOf } from '../api/problem.ts'
import { okSchema } from '../api/session.ts'
import { useSaveEdits } from '../api/site-calls.ts'
import { photographs } from '../desk-content.ts'
import type { LeadPhotograph } from '../offline/kept-change.ts'
import { useUnsentEdits } from '../offline/unsent-changes.ts'
import { photographId } from './photograph-id.ts'

export type Stage = LeadPhotograph['stage']
/** A photograph that is being uploaded or waits on this device. */
type Waiting = LeadPhotograph & { isSending: boolean }

/** The address of a photograph of this lead. */
export const photographUrl = (leadId: string, id: string): string =>
  `/desk/api/leads/${encodeURIComponent(leadId)}/photographs/${id}`

/** Photographs of a lead: waiting ones, taking (also offline) and removing one, and the last error. */
export const usePhotographs = (lead: Lead) => {
  const client = useQueryClient()
  const save = useSaveEdits()
  const [isWrong, setWrong] = useState(false)
  const [taken, setTaken] = useState<readonly LeadPhotograph[]>([])
  const unsent = useUnsentEdits().flatMap(({ edit }) => ('leadId' in edit && edit.leadId === lead.id ? [edit] : []))
  const isKept = ({ id }: Pick<LeadPhotograph, 'id'>) => lead.photographs.some((one) => one.id === id)
  const renew = () => client.invalidateQueries({ queryKey: leadKey(lead.id) })

  const take = async (stage: Stage, file: Blob) => {
    setWrong(false)
    const bytes = await readPicture(file)
      .then((picture) => jpegOf(picture))
      .catch(() => setWrong(true))
    if (!bytes) return
    const photograph = { id: await photographId(lead.id, stage, bytes), stage, leadId: lead.id, bytes }
    if (isKept(photograph) || [...unsent, ...taken].some(({ id }) => id === photograph.id)) return
    setTaken((all) => [...all, photograph])
    // `mutateAsync`, because `onSuccess` of `mutate` is called for the last photograph only.
    const saved = await save
      .mutateAsync({ label: `${lead.name}: ${photographs.desk[stage]}`, edits: [photograph] })
      .catch(() => undefined)
    // A waiting photograph is shown from this device, without refetching the lead.
    if (!saved?.isWaiting) await renew()
    setTaken((all) => all.filter(({ id }) => id !== photograph.id))
  }
  const remove = useMutation({
    mutationFn: (id: string) =>
      call(photographUrl(lead.id, id).replace('/desk/api', ''), okSchema, { method: 'DELETE' }),
    onSettled: renew,
  })

  const error = save.error ?? remove.error
  const problem = isWrong ? photographs.desk.noPicture : (save.data?.mistakes[0]?.text ?? (error && problemOf(error)))
  const waiting: Waiting[] = [
    ...unsent.map((one) => ({ ...one, isSending: false })),
    ...taken.map((one) => ({ ...one, isSending: true })),
  ]
  return { waiting: waiting.filter((one) => !isKept(one)), take, remove, problem }
}
