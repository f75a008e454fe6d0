// client:interact - hydrate an island on the first sign of intent. Until then the server's HTML is live and native.
import type { ClientDirective } from 'astro'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

type Again = () => void
type Load = Parameters<ClientDirective>[0]

const clickAgain = (event: Event): Again | undefined => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  return button ? () => button.click() : undefined
}

// A click, since React lets a submit pass that comes before it has hydrated, but hydrates at once for a click.
const submitAgain = ({ target: form, submitter }: SubmitEvent): Again | undefined => {
  if (!(form instanceof HTMLFormElement)) return undefined
  return () => (submitter ? submitter.click() : form.requestSubmit())
}

/**
 * Wakes an island at the first pointer, focus or touch. A form that is sent while it wakes is held and sent again when
 * React listens, or natively when the code cannot be loaded: it is never lost. `client:interact="replay"` treats a
 * click alike, for islands whose buttons do nothing by themselves. Any other value names what wakes the island at once when
 * it lies in localStorage.
 */
const interact = (load: Load, { value }: { value: string }, island: HTMLElement) => {
  const waiting = new AbortController()
  let again: Again | undefined
  let waking = false

  const wake = async () => {
    if (waking) return
    waking = true
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      console.error(error)
    }
    waiting.abort()
    again?.()
  }

  const hold = (event: Event, repeat: Again | undefined) => {
    void wake()
    if (!repeat) return
    event.preventDefault()
    event.stopImmediatePropagation()
    again = repeat
  }

  for (const intent of intents) island.addEventListener(intent, wake, { signal: waiting.signal, passive: true })
  const holding = { capture: true, signal: waiting.signal }
  island.addEventListener('submit', (event) => hold(event, submitAgain(event)), holding)
  island.addEventListener('click', (event) => hold(event, value === 'replay' ? clickAgain(event) : undefined), holding)
  try {
    if (value in localStorage) void wake()
  } catch {
    // Its mere mention throws where the visitor has blocked it: then nothing lies there.
  }
}

export default interact
