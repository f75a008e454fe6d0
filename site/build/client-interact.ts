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

// What is missing is told in our own words, once they have come, and not by the browser's.
const repeatCheck = ({ target }: Event): Repeat | undefined => {
  const form = target instanceof Element ? target.closest('form') : null
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  return button ? () => button.click() : undefined
}

// A click, since React lets a submit pass that comes before it has hydrated, but hydrates at once for a click.
const repeatSubmit = ({ target: form, submitter }: SubmitEvent): Repeat | undefined => {
  if (!(form instanceof HTMLFormElement)) return undefined
  return () => (submitter ? submitter.click() : form.requestSubmit())
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
  const waiting = new AbortController()
  let repeat: Repeat | undefined
  let hydrating = false

  const hydrate = async () => {
    if (hydrating) return
    hydrating = true
    const start = await load()
    await start()
    waiting.abort()
    repeat?.()
  }

  const hold = (event: Event, again: Repeat | undefined) => {
    void hydrate()
    if (!again) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = again
  }

  const { signal } = waiting
  for (const intent of intents) island.addEventListener(intent, hydrate, { signal, passive: true })
  island.addEventListener('submit', (event) => hold(event, repeatSubmit(event)), { signal, capture: true })
  island.addEventListener('invalid', (event) => hold(event, repeatCheck(event)), { signal, capture: true })
  if (value === 'replay')
    island.addEventListener('click', (event) => hold(event, repeatClick(event)), { signal, capture: true })
  try {
    if (value.split(' ').some((key) => key in localStorage || key in sessionStorage)) void hydrate()
  } catch {
    // Storage may be blocked: then nothing is kept there.
  }
}

export default interact
