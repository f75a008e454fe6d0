import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { leadSchema } from '../../contract/desk/lead.ts'
import { CallError, call } from '../api/call.ts'
import { inboxKey, leadKey } from '../api/leads.ts'
import { unsent } from './unsent.ts'
import type { UnsentChange } from './unsent-changes.ts'

const tryEvery = 10_000

/** A change that the server did not take when the line was back, and why. */
export type Refused = { change: UnsentChange; error: CallError }

// The line, the server, a crowd: later the same change may well be taken.
const isTemporary = ({ code }: CallError) => ['offline', 'failed', 'too-many', 'signed-out'].includes(code)

/** Sends what waits, oldest first, until the line fails again. Gives what was refused for good. */
const sendAll = async (client: QueryClient): Promise<Refused[]> => {
  const refused: Refused[] = []
  for (const change of unsent.list()) {
    const { leadId, request } = change
    try {
      const lead = await call(`/leads/${encodeURIComponent(leadId)}/changes`, leadSchema, { body: request })
      client.setQueryData(leadKey(leadId), lead)
    } catch (error) {
      if (!(error instanceof CallError) || isTemporary(error)) break
      refused.push({ change, error })
      await client.invalidateQueries({ queryKey: leadKey(leadId) })
    }
    unsent.remove(request.id)
  }
  await client.invalidateQueries({ queryKey: inboxKey })
  return refused
}

/** Sends what waits whenever the line may be back, and gives what was refused, until it has been read. */
export const useSendUnsent = () => {
  const client = useQueryClient()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  useEffect(() => {
    let isSending = false
    const send = async () => {
      if (isSending || unsent.list().length === 0) return
      isSending = true
      const news = await sendAll(client).finally(() => {
        isSending = false
      })
      if (news.length > 0) setRefused((before) => [...before, ...news])
    }
    const timer = setInterval(send, tryEvery)
    addEventListener('online', send)
    void send()
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [client])
  return { refused, forget: () => setRefused([]) }
}
