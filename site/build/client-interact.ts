// client:interact - hydrates an island on the first sign of intent. Until then the server's HTML is live and native.
import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | string
  }
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

type Repeat = () => void

const repeatClick = ({ target }: Event): Repeat | undefined => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
  return pressed ? () => pressed.click() : undefined
}

const submitButton = (form: Element | null | undefined) => form?.querySelector<HTMLButtonElement>('[type=submit]')

// What is missing is told in our own words, once they have come, and not by the browser's.
const repeatCheck = ({ target }: Event): Repeat | undefined => {
  const button = submitButton(target instanceof Element ? target.closest('form') : null)
  return button ? () => button.click() : undefined
}

// A click, since React lets a submit pass that comes before it has hydrated, but hydrates at once for a click.
const repeatSubmit = ({ target, submitter }: SubmitEvent): Repeat | undefined => {
  const button = submitter ?? (target instanceof Element ? submitButton(target) : undefined)
  return button ? () => button.click() : undefined
}

/**
 * Hydrates at the first pointer, focus or touch. A form that is sent or refused by the browser meanwhile is held and sent
 * again when React listens, or natively when the code cannot be loaded. `client:interact="replay"` holds and repeats a click alike, for islands whose
 * own HTML does something else with it. Any other value lists keys of the browser's storage: where one is
 * set, the island hydrates at once.
 */
const interact: ClientDirective = (load, { value }, island) => {
  // The server has written its errors into this form; hydrated, it would lose them and the answers.
  if (island.querySelector('[role=alert]')) return
  let repeat: Repeat | undefined
  let state: 'waiting' | 'hydrating' | 'done' = 'waiting'

  const hydrate = async () => {
    if (state !== 'waiting') return
    state = 'hydrating'
    try {
      const start = await load()
      await start()
    } catch (error) {
      console.error(error)
    }
    // Listeners are not removed by a signal: a browser that ignores it would hold every submit for ever.
    state = 'done'
    repeat?.()
  }

  const hold = (event: Event, again: Repeat | undefined) => {
    if (state === 'done') return
    void hydrate()
    if (!again) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = again
  }

  // Without popovers a button that opens one does nothing by itself.
  const replays =
    value === 'replay' || (!('popover' in HTMLElement.prototype) && island.querySelector('[popovertarget]') !== null)
  for (const intent of intents) island.addEventListener(intent, hydrate, { passive: true })
  island.addEventListener('submit', (event) => hold(event, repeatSubmit(event)), true)
  island.addEventListener('invalid', (event) => hold(event, repeatCheck(event)), true)
  if (replays) island.addEventListener('click', (event) => hold(event, repeatClick(event)), true)
  try {
    if (value.split(' ').some((key) => key in localStorage || key in sessionStorage)) void hydrate()
  } catch {
    // Storage may be blocked: then nothing is kept there.
  }
}

export default interact
