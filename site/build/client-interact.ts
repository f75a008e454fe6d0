// client:interact - hydrates an island on the first sign of intent. Until then the server's HTML is live and native.
import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | string
  }
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

const pressables = 'a, button'

/** The link or button that causes the event: a form has one that sends it. A form that the browser refuses is checked again in our own words. */
const pressed = ({ target, type }: Event): HTMLElement | null | undefined => {
  if (!(target instanceof Element)) return undefined
  if (type === 'click') return target.closest<HTMLElement>(pressables)
  return target.closest('form')?.querySelector<HTMLElement>('[type=submit]')
}

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
  let isStarted = false
  let isDone = false

  const hydrate = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const start = await load()
      await start()
    } finally {
      // Listeners are not removed by a signal: a browser that ignores it would hold every submit for ever.
      isDone = true
      if (repeat !== undefined) {
        hydrateAtOnce(island)
        buttons()[repeat]?.click()
      }
    }
  }

  const buttons = () => [...island.querySelectorAll<HTMLElement>(pressables)]

  const hold = (event: Event) => {
    if (isDone) return
    void hydrate()
    const button = pressed(event)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = buttons().indexOf(button)
  }

  // Without popovers a button that opens one does nothing by itself.
  const replays =
    value === 'replay' || (!('popover' in HTMLElement.prototype) && island.querySelector('[popovertarget]') !== null)
  for (const intent of intents) island.addEventListener(intent, hydrate, { passive: true })
  for (const type of ['submit', 'invalid', ...(replays ? ['click'] : [])]) island.addEventListener(type, hold, true)
  try {
    if (value.split(' ').some((key) => key in localStorage || key in sessionStorage)) void hydrate()
  } catch {
    // Storage may be blocked: then nothing is kept there.
  }
}

export default interact
