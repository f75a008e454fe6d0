import { type RefObject, useEffect, useState } from 'react'

/** Whether any of an element is on the screen. */
export const useIsSeen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isSeen
}
