import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { fillWords } from '../ui/fill-words.ts'
import { cleanShare, splitAt } from './split.ts'

const mainButton = 1

const releaseCapture = ({ target, pointerId }: PointerEvent) => {
  if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
}

// A press that began before the island woke: the browser still gives its moves to the element it began on.
const beganHere = ({ currentTarget, target, pointerId }: PointerEvent) =>
  currentTarget.matches(':active') || (target instanceof Element && target.hasPointerCapture(pointerId))

/**
 * Moves the divider while a pointer is held inside the frame: no longer than that, so a pointer that leaves with its
 * button down has let go. The range input keeps the value and serves keyboard and screen reader.
 */
export const useSplit = (valueText: string) => {
  const range = useRef<HTMLInputElement>(null)
  const held = useRef<number | 'not yet' | null>('not yet')

  const show = (split: number) => {
    range.current?.setAttribute('aria-valuetext', fillWords(valueText, { percent: cleanShare(split) }))
    range.current?.parentElement?.style.setProperty('--split', `${split}%`)
  }

  const move = ({ clientX, currentTarget }: PointerEvent) => {
    const split = splitAt(clientX, currentTarget.getBoundingClientRect())
    if (range.current) range.current.value = String(split)
    show(split)
  }

  // The arrow keys may have moved it before the island woke.
  useLayoutEffect(() => {
    if (range.current) show(range.current.valueAsNumber)
  })

  const hold = (event: PointerEvent) => {
    releaseCapture(event)
    held.current = event.pointerId
    range.current?.focus({ preventScroll: true })
  }

  const letGo = (event: PointerEvent) => {
    if (held.current === 'not yet' || held.current === event.pointerId) held.current = null
  }

  return {
    rangeProps: { ref: range, onInput: () => range.current && show(range.current.valueAsNumber) },
    frameProps: {
      onPointerDown(event: PointerEvent) {
        if (!event.isPrimary || event.button !== 0) return
        hold(event)
        // A finger may only want to scroll past.
        if (event.pointerType === 'mouse') move(event)
      },
      onPointerMove(event: PointerEvent) {
        if (!(event.buttons & mainButton)) return letGo(event)
        if (held.current === 'not yet' && beganHere(event)) hold(event)
        if (held.current === event.pointerId) move(event)
      },
      // Else the press would take the focus away again, select the words or carry a picture off.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  }
}
