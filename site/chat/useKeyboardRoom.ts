import { type RefObject, useEffect } from 'react'

/** In CSS pixels. A browser's address bar is lower than this, an on-screen keyboard is higher. */
const LEAST_KEYBOARD = 120

/**
 * Writes how much an on-screen keyboard covers (`--keyboard`) and leaves (`--room`) into the panel's styles, unless it
 * is `hidden`.
 */
export const useKeyboardRoom = (panel: RefObject<HTMLElement | null>, hidden: boolean) => {
  useEffect(() => {
    const screen = window.visualViewport
    const element = panel.current
    if (!screen || !element || hidden) return
    const measure = () => {
      const page = document.documentElement.clientHeight
      const zoomed = screen.scale > 1.01
      const covered = page - screen.height > LEAST_KEYBOARD && !zoomed
      element.style.setProperty('--room', covered ? `${screen.height}px` : null)
      element.style.setProperty('--keyboard', covered ? `${page - screen.offsetTop - screen.height}px` : null)
    }
    measure()
    screen.addEventListener('resize', measure)
    screen.addEventListener('scroll', measure)
    return () => {
      screen.removeEventListener('resize', measure)
      screen.removeEventListener('scroll', measure)
    }
  }, [panel, hidden])
}
