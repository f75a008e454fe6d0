import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { splitAt } from './split.ts'

/** CSS pixels that a finger moves before its direction is decided. */
const DECIDED_AFTER = 6

type Press = { id: number; x: number; y: number; state: 'undecided' | 'dragging' }

const releaseCapture = ({ target, pointerId }: { target: EventTarget | null; pointerId: number }) => {
  if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
}

/**
 * Drags the divider. A mouse drags at once. A finger drags if it moves sideways first; up or down scrolls the page, and
 * a tap moves the divider there. Leaving the frame ends the drag at that edge.
 */
export const useDrag = (
  frame: RefObject<HTMLElement | null>,
  range: RefObject<HTMLInputElement | null>,
  moveTo: (percent: number) => void,
) => {
  const press = useRef<Press | null>(null)
  const listened = useRef(false)

  const follow = ({ clientX }: { clientX: number }) => {
    if (frame.current) moveTo(splitAt(clientX, frame.current.getBoundingClientRect()))
  }

  const begin = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    const state = pointerType === 'mouse' ? 'dragging' : 'undecided'
    listened.current = true
    press.current = { id: pointerId, x: clientX, y: clientY, state }
    frame.current?.setAttribute('data-pointer', '')
    range.current?.focus({ preventScroll: true })
  }

  const decide = (held: Press, { clientX, clientY }: PointerEvent) => {
    const [across, along] = [Math.abs(clientX - held.x), Math.abs(clientY - held.y)]
    if (Math.max(across, along) < DECIDED_AFTER) return
    if (across > along) held.state = 'dragging'
    else press.current = null
  }

  const end = (event: PointerEvent) => {
    const held = press.current
    press.current = null
    if (held?.id === event.pointerId && held.state === 'dragging') follow(event)
  }

  // Shows the focus ring again at the first key.
  useEffect(() => {
    const element = frame.current
    const showRing = () => element?.removeAttribute('data-pointer')
    element?.addEventListener('keydown', showRing)
    return () => element?.removeEventListener('keydown', showRing)
  }, [frame])

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return
      releaseCapture(event)
      begin(event)
      if (event.pointerType === 'mouse') follow(event)
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 1) press.current = null
      // A press that started before hydration.
      else if (!listened.current && event.isPrimary && event.currentTarget.matches(':active')) begin(event)
      const held = press.current
      if (held?.id !== event.pointerId) return
      if (held.state === 'undecided') decide(held, event)
      if (press.current?.state === 'dragging') follow(event)
    },
    onPointerUp(event: PointerEvent) {
      if (press.current?.state === 'undecided') follow(event)
      end(event)
    },
    onPointerLeave: end,
    onPointerCancel() {
      press.current = null
    },
    // Prevents losing focus, selecting text, and dragging the image.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
}
