import { type PointerEvent, useRef } from 'react'

/** How far a finger has to go to mean a step, in CSS pixels. */
const LEAST_SWIPE = 40

/** Steps forward for a finger that goes left, back for one that goes right. */
export const useSwipe = (step: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
      // A second finger zooms.
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
