import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { signedOutMessage } from '../../contract/desk/offline.ts'
import { checkSession, endSession } from './session.ts'

let isLive = false
const listeners = new Set<() => void>()

const setLive = (now: boolean) => {
  isLive = now
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the server tells of changes by itself at the moment. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isLive)

const retryAfter = 2_000

/** Asks anew for all that is shown. */
const askAnew = async (client: QueryClient) => {
  const isFirstOnTheWay = client.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  await client.invalidateQueries()
  // The first answer of a query is waited for, not asked for again: it may have been written before the change.
  if (isFirstOnTheWay) await client.invalidateQueries()
}

const listen = (client: QueryClient) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource('/desk/api/live')
    source.addEventListener('open', () => setLive(true))
    source.addEventListener('changed', () => askAnew(client))
    source.addEventListener('signed-out', () => askAnew(client))
    source.addEventListener('error', () => {
      setLive(false)
      // A refusal ends it for good: until then the browser tries again by itself. It may say that nobody is signed in.
      if (source?.readyState !== EventSource.CLOSED) return
      void checkSession(client)
      timer = setTimeout(open, retryAfter)
    })
  }
  open()
  // An answer that comes after the kept copy was shown reaches the page by way of the worker alone.
  const onMessage = ({ data }: MessageEvent) => {
    if (data === signedOutMessage) endSession(client)
  }
  navigator.serviceWorker?.addEventListener('message', onMessage)
  return () => {
    navigator.serviceWorker?.removeEventListener('message', onMessage)
    clearTimeout(timer)
    source?.close()
    setLive(false)
  }
}

/** Has everything that is shown asked for again whenever the server says that something has changed. */
export const useLiveUpdates = (): void => {
  const client = useQueryClient()
  useEffect(() => listen(client), [client])
}
