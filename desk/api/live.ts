import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

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

const retryAfter = 5_000

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
      // A refusal ends it for good: until then the browser tries again by itself.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, retryAfter)
    })
  }
  open()
  return () => {
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
