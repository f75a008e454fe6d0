import { useEffect, useEffectEvent } from 'react'

const hasEntry = () => history.state?.lightbox === true

/** Makes Back close the lightbox: adds a history entry while open, and removes it when closed otherwise. */
export const useBackCloses = (isOpen: boolean, close: () => void) => {
  const onBack = useEffectEvent(close)

  // After a reload the entry remains, but nothing is open.
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
