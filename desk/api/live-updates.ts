import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { signedOutMessage } from '../../contract/desk/offline.ts'
import { sharedValue } from '../shared-value.ts'
import { checkSession, endSession } from './session.ts'

const live = sharedValue(false)

/** True while the server pushes updates. */
export const useIsLive = live.use

const retryAfter = 2_000

/** Refetches everything shown. */
const askAnew = async (client: QueryClient) => {
  const isFirstOnTheWay = client.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  await client.invalidateQueries()
  // invalidateQueries does not refetch a query whose first answer is still loading; that answer may predate the change.
  if (isFirstOnTheWay) await client.invalidateQueries()
}

const listen = (client: QueryClient) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource('/desk/api/live')
    source.addEventListener('open', () => live.set(true))
    source.addEventListener('changed', () => askAnew(client))
    source.addEventListener('signed-out', () => askAnew(client))
    source.addEventListener('error', () => {
      live.set(false)
      // The browser reconnects by itself, except after an error status, which may mean that nobody is signed in.
      if (source?.readyState !== EventSource.CLOSED) return
      void checkSession(client)
      timer = setTimeout(open, retryAfter)
    })
  }
  open()
  // A 401 that arrives after the cached copy was shown reaches the page only through the worker.
  const onMessage = ({ data }: MessageEvent) => {
    if (data === signedOutMessage) endSession(client)
  }
  navigator.serviceWorker?.addEventListener('message', onMessage)
  return () => {
    navigator.serviceWorker?.removeEventListener('message', onMessage)
    clearTimeout(timer)
    source?.close()
    live.set(false)
  }
}

/** Refetches everything shown whenever the server reports a change. */
export const useLiveUpdates = (): void => {
  const client = useQueryClient()
  useEffect(() => listen(client), [client])
}
