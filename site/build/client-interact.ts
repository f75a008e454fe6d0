// client:interact - hydrates an island on the first sign of intent. Until then the server's HTML is live and native.
import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | string
  }
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

const pressables = 'a, button'

const pressed = ({ target }: Event) => (target instanceof Element ? target.closest(pressables) : null)

const submitButton = (form: Element | null | undefined) => form?.querySelector('[type=submit]')

// What is missing is told in our own words, once they have come, and not by the browser's.
const checked = ({ target }: Event) => submitButton(target instanceof Element ? target.closest('form') : null)

const submitted = ({ target, submitter }: SubmitEvent) =>
  submitter ?? (target instanceof Element ? submitButton(target) : undefined)

/** React hydrates at once for a key. On a page that a translator has changed it renders everything anew. */
const hydrateAtOnce = (island: HTMLElement) =>
  island.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }))

/**
 * Hydrates at the first pointer, focus or touch. A form that is sent or refused by the browser meanwhile is held and sent
 * again when React listens, or natively when the code cannot be loaded. `client:interact="replay"` holds and repeats a click alike, for islands whose
 * own HTML does something else with it. Any other value lists keys of the browser's storage: where one is
 * set, the island hydrates at once.
 */
const interact: ClientDirective = (load, { value }, island) => {
  // The server has written its errors into this form; hydrated, it would lose them and the answers.
  if (island.querySelector('[role=alert]')) return
  /** Which of the links and buttons to click again: its element may be replaced by the hydration. */
  let repeat: number | undefined
  let state: 'waiting' | 'hydrating' | 'done' = 'waiting'

  const hydrate = async () => {
    if (state !== 'waiting') return
    state = 'hydrating'
    try {
      const start = await load()
      await start()
    } finally {
      // Listeners are not removed by a signal: a browser that ignores it would hold every submit for ever.
      state = 'done'
      if (repeat !== undefined) {
        hydrateAtOnce(island)
        buttons()[repeat]?.click()
      }
    }
  }

  const buttons = () => [...island.querySelectorAll<HTMLElement>(pressables)]

  const hold = (event: Event, button: Element | null | undefined) => {
    if (state === 'done') return
    void hydrate()
    const place = button instanceof HTMLElement ? buttons().indexOf(button) : -1
    if (place < 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = place
  }

  // Without popovers a button that opens one does nothing by itself.
  const replays =
    value === 'replay' || (!('popover' in HTMLElement.prototype) && island.querySelector('[popovertarget]') !== null)
  for (const intent of intents) island.addEventListener(intent, hydrate, { passive: true })
  island.addEventListener('submit', (event) => hold(event, submitted(event)), true)
  island.addEventListener('invalid', (event) => hold(event, checked(event)), true)
  if (replays) island.addEventListener('click', (event) => hold(event, pressed(event)), true)
  try {
    if (value.split(' ').some((key) => key in localStorage || key in sessionStorage)) void hydrate()
  } catch {
    // Storage may be blocked: then nothing is kept there.
  }
}

export default interact
