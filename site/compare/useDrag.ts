import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { splitAt } from './split.ts'

/** How far a finger moves before its direction counts, in CSS pixels. */
const DECIDED_AFTER = 6

type Press = { id: number; x: number; y: number; state: 'undecided' | 'dragging' }

const releaseCapture = ({ target, pointerId }: { target: EventTarget | null; pointerId: number }) => {
  if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
}

/**
 * Moves the divider while a pointer is held inside the frame. A mouse drags at once. A finger drags when it moves
 * sideways first; one that moves up or down scrolls the page, and a tap moves the divider to where it was. A pointer that
 * leaves has let go, and leaves the divider at the edge that it crossed.
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

  // The ring is for keyboards: it comes back with the first key.
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
      // A press that began before React came.
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
    // Else the press would take the focus away again, select the words or carry a picture off.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
}
