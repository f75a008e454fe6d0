import { useEffectEvent, useLayoutEffect } from 'react'

/** Escape first closes what lies above: a dialog, or a menu that opened as a popover. Unknown to the browser, that selector would throw. */
const above = () =>
  document.querySelector(
    'popover' in HTMLElement.prototype ? 'dialog[open], [popover="auto"]:popover-open' : 'dialog[open]',
  )

/** Calls `onEscape` for the Escape key, wherever the focus is, unless something above the panel takes it. */
export const useEscape = (onEscape: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || above()) return
    onEscape()
  })
  // An effect that waits for the next paint would miss a key pressed in the moment in which React takes the panel over.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
