import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { sendUnsent } from './send-unsent.ts'
import { type UnsentRequest, unsentRequests } from './unsent.ts'
import { whenOnline } from './when-online.ts'

const unsent = unsentRequests()
const isWaiting = () => unsent.list().length > 0

interface UseUnsentOptions {
  action: string
  onSent: (request: UnsentRequest, next: string) => void
}

/** Sends quote requests that an earlier attempt left on this device, and tells whether any wait. */
export const useUnsent = ({ action, onSent }: UseUnsentOptions) => {
  const waits = useSyncExternalStore(unsent.subscribe, isWaiting, () => false)
  const tell = useEffectEvent(onSent)

  useEffect(() => {
    unsent.tidy()
    const line = whenOnline(() => sendUnsent({ unsent, action, onSent: tell }))
    const unsubscribe = unsent.subscribe(() => {
      if (isWaiting()) line.soon()
    })
    if (isWaiting()) line.now()
    return () => {
      unsubscribe()
      line.stop()
    }
  }, [action])

  return { waits, unsent }
}
