import { type RefObject, useEffect } from 'react'

/** A bar of the browser that comes and goes is lower than this, a keyboard on the screen is higher, in CSS pixels. */
const LEAST_KEYBOARD = 120

/** Tells the panel's styles what a keyboard on the screen covers (`--keyboard`) and leaves (`--room`), unless it is `hidden`. */
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
