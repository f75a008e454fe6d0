import { cleanShare, splitAt } from './split.ts'

const mainButton = 1

const releaseCapture = ({ target, pointerId }: PointerEvent) => {
  if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
}

/**
 * Moves the divider of a `.compare-frame` while a pointer is held inside it: no longer than that, so a pointer that leaves
 * with its button down has let go. The range input keeps the value and serves keyboard and screen reader.
 */
export const followDivider = (frame: HTMLElement): void => {
  const range = frame.querySelector('input')
  if (!range) return
  let held: number | 'not yet' | null = 'not yet'

  const show = () => {
    const percent = String(cleanShare(range.valueAsNumber))
    range.setAttribute('aria-valuetext', (range.dataset.words ?? '').replace('{percent}', percent))
    frame.style.setProperty('--split', `${range.value}%`)
  }

  const move = ({ clientX }: PointerEvent) => {
    range.value = String(splitAt(clientX, frame.getBoundingClientRect()))
    show()
  }

  const hold = (event: PointerEvent) => {
    releaseCapture(event)
    held = event.pointerId
    range.focus({ preventScroll: true })
  }

  // A press that began before this code came: the browser still gives its moves to the element it began on.
  const beganHere = ({ target, pointerId }: PointerEvent) =>
    frame.matches(':active') || (target instanceof Element && target.hasPointerCapture(pointerId))

  const letGo = ({ pointerId }: PointerEvent) => {
    if (held === 'not yet' || held === pointerId) held = null
  }

  frame.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return
    hold(event)
    // A finger may only want to scroll past.
    if (event.pointerType === 'mouse') move(event)
  })
  frame.addEventListener('pointermove', (event) => {
    if (!(event.buttons & mainButton)) return letGo(event)
    if (held === 'not yet' && beganHere(event)) hold(event)
    if (held === event.pointerId) move(event)
  })
  // Else the press would take the focus away again, select the words or carry a picture off.
  frame.addEventListener('mousedown', (event) => event.preventDefault())
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) frame.addEventListener(end, letGo)
  range.addEventListener('input', show)

  // The arrow keys may have moved it before.
  show()
}
