import { useEffect, useReducer, useRef } from 'react'
import { reduceToasts, TOAST_REMOVE_DELAY_MS, type Toast } from './toasts.ts'

/** Toasts of an island. A dismissed toast is removed later. */
export const useToasts = () => {
  const [toasts, dispatch] = useReducer(reduceToasts, [])
  const lastId = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const show = (toast: Omit<Toast, 'id' | 'open'>) => {
    lastId.current += 1
    dispatch({ type: 'show', toast: { ...toast, id: lastId.current, open: true } })
  }

  const dismiss = (id: number) => {
    dispatch({ type: 'dismiss', id })
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      dispatch({ type: 'remove', id })
    }, TOAST_REMOVE_DELAY_MS)
    timers.current.add(timer)
  }

  return { toasts, show, dismiss }
}
