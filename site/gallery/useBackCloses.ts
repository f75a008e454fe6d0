import { useEffect, useEffectEvent } from 'react'

const hasEntry = () => history.state?.lightbox === true

/**
 * Lets the browser's Back close what is open, and stay on the page: an entry of the history while it `isOpen`, which goes
 * again when it is closed in another way.
 */
export const useBackCloses = (isOpen: boolean, close: () => void) => {
  const onBack = useEffectEvent(close)

  // A reload keeps the entry, and shows nothing open.
  useEffect(() => {
    if (hasEntry()) history.replaceState(null, '')
  }, [])

  useEffect(() => {
    if (!isOpen) return
    history.pushState({ lightbox: true }, '')
    const back = () => onBack()
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (hasEntry()) history.back()
    }
  }, [isOpen])
}
