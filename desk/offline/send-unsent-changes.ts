import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../api/call.ts'
import { inboxKey, leadKey } from '../api/lead-calls.ts'
import { useIsLive } from '../api/live-updates.ts'
import { useSession } from '../api/session.ts'
import { siteKey } from '../api/site-calls.ts'
import { isTemporary, sendChange } from './send-change.ts'
import { sendEdit } from './send-edit.ts'
import { unsent } from './unsent-changes.ts'

const tryEvery = 10_000

/** Sends waiting changes, oldest first, until the connection fails. Marks those that the server rejects. */
const sendAll = async (client: QueryClient, personId: string): Promise<void> => {
  const { changes: waiting } = await unsent.toSend(personId)
  for (const change of waiting) {
    const { leadId, request } = change
    try {
      client.setQueryData(leadKey(leadId), await sendChange(leadId, request))
      await unsent.remove(request.id)
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'offline' || isTemporary(error)) break
      await unsent.refuse(change, error.code)
      await client.invalidateQueries({ queryKey: leadKey(leadId) })
    }
  }
  if (waiting.length > 0) await client.invalidateQueries({ queryKey: inboxKey })
}

/** The same for edits of the site, and for photographs of leads. */
const sendEdits = async (client: QueryClient, personId: string): Promise<void> => {
  const { edits: waiting } = await unsent.toSend(personId)
  for (const kept of waiting) {
    try {
      const { mistakes } = await sendEdit(kept.edit)
      const [mistake] = mistakes
      if (mistake) await unsent.refuse(kept, 'not-understood', mistake.text)
      else await unsent.remove(kept.edit.id)
      if ('leadId' in kept.edit) await client.invalidateQueries({ queryKey: leadKey(kept.edit.leadId) })
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'offline' || isTemporary(error)) break
      await unsent.refuse(kept, error.code)
    }
  }
  if (waiting.length === 0) return
  await client.invalidateQueries({ queryKey: siteKey })
  await client.invalidateQueries({ queryKey: inboxKey })
}

/** Sends waiting changes whenever the connection may be back. */
export const useSendUnsent = (): void => {
  const client = useQueryClient()
  const isLive = useIsLive()
  const { person } = useSession()
  useEffect(() => {
    let isSending = false
    const send = async () => {
      if (isSending) return
      isSending = true
      await sendAll(client, person.id)
        .then(() => sendEdits(client, person.id))
        .catch(() => undefined)
        .finally(() => {
          isSending = false
        })
    }
    if (isLive) void send()
    const timer = setInterval(send, tryEvery)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [client, person.id, isLive])
  useEffect(() => void unsent.dropOld(person.id).catch(() => undefined), [person.id])
}
