import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../api/call.ts'
import { inboxKey, leadKey } from '../api/lead-calls.ts'
import { useIsLive } from '../api/live-updates.ts'
import { useSession } from '../api/session.ts'
import { siteKey } from '../api/site-calls.ts'
import type { KeptChange, KeptEdit } from './kept-change.ts'
import { isTemporary, sendChange } from './send-change.ts'
import { sendEdit } from './send-edit.ts'
import { unsent } from './unsent-changes.ts'

const tryEvery = 10_000

/** Sends entries, oldest first, until the connection fails. Marks those that the server rejects. */
const sendEach = async <One extends KeptChange | KeptEdit>(
  waiting: readonly One[],
  send: (one: One) => Promise<void>,
) => {
  for (const one of waiting) {
    try {
      await send(one)
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'offline' || isTemporary(error)) return
      await unsent.refuse(one, error.code)
    }
  }
}

const sendAll = async (client: QueryClient, personId: string): Promise<void> => {
  const renew = (keys: readonly string[][]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  const { changes } = await unsent.toSend(personId)
  await sendEach(changes, async ({ leadId, request }) => {
    client.setQueryData(leadKey(leadId), await sendChange(leadId, request))
    await unsent.remove(request.id)
  })
  if (changes.length > 0) await renew([inboxKey, ...changes.map(({ leadId }) => leadKey(leadId))])

  const { edits } = await unsent.toSend(personId)
  await sendEach(edits, async (kept) => {
    const [mistake] = (await sendEdit(kept.edit)).mistakes
    await (mistake ? unsent.refuse(kept, 'not-understood', mistake) : unsent.remove(kept.edit.id))
  })
  const photographed = edits.flatMap(({ edit }) => ('leadId' in edit ? [leadKey(edit.leadId)] : []))
  if (edits.length > 0) await renew([siteKey, inboxKey, ...photographed])
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
