import { useEffectEvent, useLayoutEffect } from 'react'

/** An open dialog or popover, which Escape closes first. A browser without popovers would throw on their selector. */
const above = () =>
  document.querySelector(
    'popover' in HTMLElement.prototype ? 'dialog[open], [popover="auto"]:popover-open' : 'dialog[open]',
  )

/** Calls `onEscape` for the Escape key, wherever the focus is, unless a dialog or popover is open above the panel. */
export const useEscape = (onEscape: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || above()) return
    onEscape()
  })
  // `useEffect` runs after the next paint and would miss a key pressed while React hydrates the panel.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
