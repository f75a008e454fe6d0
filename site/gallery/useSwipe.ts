import { type PointerEvent, useRef } from 'react'

/** Shortest swipe in CSS pixels. */
const LEAST_SWIPE = 40

/** Steps forward on a swipe to the left, back on one to the right. */
export const useSwipe = (step: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
      // A second finger is a zoom.
      start.current = isPrimary && pointerType !== 'mouse' ? { x, y } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [across, along] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(across) >= LEAST_SWIPE && Math.abs(across) > Math.abs(along)) step(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
