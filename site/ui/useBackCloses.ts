import { useEffect, useEffectEvent } from 'react'

const hasEntry = () => history.state?.dialog === true

// Going back to an address with a fragment moves the focus to its target.
const backWithFocus = () => {
  const focused = document.activeElement
  const restore = () => {
    if (focused instanceof HTMLElement && document.activeElement === document.body)
      focused.focus({ preventScroll: true })
  }
  addEventListener('popstate', () => requestAnimationFrame(restore), { once: true })
  history.back()
}

/** Makes Back close a dialog: adds a history entry while open, and removes it when closed otherwise. */
export const useBackCloses = (isOpen: boolean, close: () => void) => {
  const onBack = useEffectEvent(close)

  // After a reload the entry remains, but nothing is open.
  useEffect(() => {
    if (hasEntry()) history.replaceState(null, '')
  }, [])

  useEffect(() => {
    if (!isOpen) return
    history.pushState({ dialog: true }, '')
    const back = () => onBack()
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (hasEntry()) backWithFocus()
    }
  }, [isOpen])
}
