import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ChangeRequest,
  type InboxFilter,
  inboxPageSchema,
  type Lead,
  leadSchema,
} from '../../contract/desk/lead.ts'
import { isTemporary, sendChange } from '../offline/send-change.ts'
import { unsent } from '../offline/unsent-changes.ts'
import { CallError, call } from './call.ts'
import { useIsLive } from './live-updates.ts'
import { okSchema, useSession } from './session.ts'

/** Polling interval in ms without live updates. */
const askEvery = 15_000

/** Polling interval in ms for a lead with waiting letters, which cause no live update. */
const askForLettersEvery = 3_000

const hasLettersOnTheirWay = ({ history }: Lead) =>
  history.some(({ what }) => what.kind === 'letter' && what.state === 'waiting')

export const inboxKey = ['leads']
export const dueKey = ['due']
export const leadKey = (id: string) => ['lead', id]

const inboxPath = (filter: InboxFilter, search: string, after: string) => {
  const query = new URLSearchParams({ filter, ...(search && { search }), ...(after && { after }) })
  return `/leads?${query}`
}

/** Pages of the inbox, newest first, kept up to date. */
export const useInbox = (filter: InboxFilter, search: string) => {
  const isLive = useIsLive()
  return useInfiniteQuery({
    queryKey: [...inboxKey, filter, search],
    queryFn: ({ pageParam, signal }) => call(inboxPath(filter, search, pageParam), inboxPageSchema, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : askEvery,
  })
}

/** A lead with its history. Tells the server that it was opened. */
export const useLead = (id: string) => {
  const isLive = useIsLive()
  return useQuery({
    queryKey: leadKey(id),
    queryFn: async ({ signal }) => {
      const lead = await call(`/leads/${encodeURIComponent(id)}`, leadSchema, { signal })
      if (lead.state === 'new')
        call(`/leads/${encodeURIComponent(id)}/opened`, okSchema, { body: {} }).catch(() => undefined)
      return lead
    },
    refetchInterval: ({ state: { data } }) => {
      if (data && hasLettersOnTheirWay(data)) return askForLettersEvery
      return isLive ? false : askEvery
    },
  })
}

/** Changes of a lead. Each resolves to the changed lead, or to null if the change waits for a connection. */
export const useLeadChanges = ({ id, name }: Pick<Lead, 'id' | 'name'>) => {
  const client = useQueryClient()
  const { person } = useSession()
  const path = `/leads/${encodeURIComponent(id)}`
  const settle = {
    onSuccess: async (lead: Lead | null) => {
      if (lead === null) return
      client.setQueryData(leadKey(id), lead)
      await client.invalidateQueries({ queryKey: dueKey })
      return client.invalidateQueries({ queryKey: inboxKey })
    },
    onError: async (error: unknown) => {
      const isCollision = error instanceof CallError && error.code === 'collision'
      if (isCollision) await client.invalidateQueries({ queryKey: leadKey(id) })
    },
  }

  const change = useMutation({
    mutationFn: async (sent: ChangeRequest): Promise<Lead | null> => {
      // Stored before it is sent, so that a closed page, a silent connection or a second tab loses nothing.
      const kept = await unsent
        .add({ personId: person.id, leadId: id, leadName: name, request: sent })
        .catch(() => undefined)
      try {
        // Earlier changes are sent first.
        if (kept && kept.before > 0) return null
        const lead = await sendChange(id, kept?.request ?? sent)
        await unsent.remove(sent.id)
        return lead
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        // The change stays until somebody signs in.
        if (error.code === 'signed-out') throw error
        if (kept && isTemporary(error)) return null
        await unsent.remove(sent.id)
        throw error
      } finally {
        unsent.settle(sent.id)
      }
    },
    ...settle,
  })
  const undo = useMutation({
    mutationFn: async (changeId: string): Promise<Lead | null> =>
      (await unsent.remove(changeId)) ? null : call(`${path}/undo`, leadSchema, { body: { id: changeId } }),
    ...settle,
  })
  const resend = useMutation({ mutationFn: () => call(`${path}/resend`, leadSchema, { body: {} }), ...settle })
  return { change, undo, resend }
}
