import { type RefObject, useEffect, useRef } from 'react'

interface PanelFocus {
  panel: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  loading: boolean
  hidden: boolean
}

// Without a mouse, focusing an input opens a keyboard over half the screen.
const raisesKeyboard = () => !matchMedia('(hover: hover)').matches

/**
 * Moves the focus into the panel when it opens, and back to the input after a reply: never when the visitor has focused
 * something else meanwhile, and on a touch screen only when the question was `typed`.
 */
export const usePanelFocus = ({ panel, input, loading, hidden }: PanelFocus) => {
  const wasLoading = useRef(loading)
  const wasTyped = useRef(false)

  const focusInput = () => {
    const target = raisesKeyboard() && !wasTyped.current ? panel : input
    target.current?.focus({ preventScroll: true })
  }
  const focusFirst = useRef(focusInput)

  useEffect(() => {
    // A visitor who was here before hydration may be typing already.
    if (!hidden && !panel.current?.contains(document.activeElement)) focusFirst.current()
  }, [panel, hidden])

  useEffect(() => {
    if (wasLoading.current && !loading && !hidden) {
      const here = document.activeElement
      if (here === document.body || panel.current?.contains(here)) focusFirst.current()
      wasTyped.current = false
    }
    wasLoading.current = loading
  }, [loading, panel, hidden])

  return {
    focusInput,
    typed() {
      wasTyped.current = true
    },
  }
}
