// client:interact hydrates an island at the first sign of intent. Until then its HTML works natively.
import type { ClientDirective } from 'astro'
import { ISLAND_LISTENS } from '../ui/island-event.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | string
  }
}

// Voice control clicks without a pointer.
const intents = ['pointerover', 'focusin', 'touchstart', 'click'] as const

// Links of a drawing have no `click()`; the browser follows them by itself.
const pressables = 'a:not(svg a), button'

/**
 * The link or button behind an event. `submit` and `invalid` events belong to the form's submit button: after hydration
 * our own validation checks the form.
 */
const pressed = ({ target, type }: Event): HTMLElement | null | undefined => {
  if (!(target instanceof Element)) return undefined
  if (type === 'click') return target.closest<HTMLElement>(pressables)
  return target.closest('form')?.querySelector<HTMLElement>('[type=submit]')
}

const opensElsewhere = (event: Event) =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)

/**
 * Hydrates at the first pointer, focus or touch. Holds a `submit` or `invalid` event until the island's `IslandBoundary`
 * reports that React listens, and then repeats it; natively if loading fails. `client:interact="replay"` also holds
 * clicks, for islands whose own HTML would react to them. Any other value lists storage keys: if one is set, the island
 * hydrates at once.
 */
const interact: ClientDirective = (load, { value }, island) => {
  // The server has rendered errors into this form, which hydration would remove.
  if (island.querySelector('[role=alert]')) return
  /** Index of the link or button to click again; hydration may replace the element. */
  let repeat: number | undefined
  let isStarted = false
  let isDone = false

  // A flag instead of an abort signal: browsers that ignore `signal` would hold every later submit.
  const release = () => {
    if (isDone) return
    isDone = true
    const index = repeat
    // In a task of its own, because React cannot render synchronously inside its effects.
    if (index !== undefined) setTimeout(() => buttons()[index]?.click())
  }

  const hydrate = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const start = await load()
      await start()
    } catch (error) {
      release()
      throw error
    }
  }

  const buttons = () => [...island.querySelectorAll<HTMLElement>(pressables)]

  const hold = (event: Event) => {
    if (isDone || opensElsewhere(event)) return
    void hydrate()
    const button = pressed(event)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = buttons().indexOf(button)
  }

  // Without the popover API, a popover button does nothing by itself.
  const replays =
    value === 'replay' || (!('popover' in HTMLElement.prototype) && island.querySelector('[popovertarget]') !== null)
  island.addEventListener(ISLAND_LISTENS, release)
  // Astro reports code that cannot be loaded by this event, and `load` resolves.
  island.addEventListener('astro:hydration-error', release)
  for (const intent of intents) island.addEventListener(intent, hydrate, { passive: true })
  for (const type of ['submit', 'invalid', ...(replays ? ['click'] : [])]) island.addEventListener(type, hold, true)
  try {
    if (value.split(' ').some((key) => key in localStorage || key in sessionStorage)) void hydrate()
  } catch {
    // Storage is blocked, so nothing is stored in it.
  }
}

export default interact
