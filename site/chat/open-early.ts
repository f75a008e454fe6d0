// It shares no module with the islands of React: that would be one more file, found only after this one.
import markup from 'virtual:chat-panel'
import form from './chat-form.css?inline'
import log from './chat-log.css?inline'
import panel from './chat-panel.css?inline'

const adoptStyles = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panel + log + form)
  document.adoptedStyleSheets.push(sheet)
}

/** Whether a conversation goes on that only React can show. Its mere mention throws where the visitor has blocked it. */
const goesOn = () => {
  try {
    return 'chat' in sessionStorage // the conversationKey of keep-conversation.ts
  } catch {
    return false
  }
}

/**
 * Gives the page the styles of the chat, and opens it for whoever presses its button before React has come: what they type
 * stays, and what they send is held until then (interact.ts). Where React does not come at all, it is not sent, and the ways
 * to ask without script are shown.
 */
export const openEarly = (): void => {
  adoptStyles()
  const corner = document.querySelector<HTMLElement>('.chat-corner')
  const opener = corner?.querySelector<HTMLElement>('.chat-open')
  const help = corner?.querySelector<HTMLElement>('.chat-help')
  if (!corner || !opener || !help || goesOn()) return

  const find = <T extends HTMLElement>(selector: string) => corner.querySelector<T>(selector)
  const isOurs = () => corner.closest('astro-island')?.hasAttribute('ssr')

  const open = () => {
    help.hidePopover()
    corner.insertAdjacentHTML('beforeend', markup)
    opener.hidden = true
    // Where there is no mouse, focusing an input raises a keyboard over half the screen.
    find(matchMedia('(hover: hover)').matches ? '.chat input' : '.chat')?.focus({ preventScroll: true })
  }

  const close = () => {
    find('.chat')?.remove()
    opener.hidden = false
    opener.focus()
  }

  const ask = (question: string) => {
    const input = find<HTMLInputElement>('.chat input')
    if (input) input.value = question
    find('.chat [type=submit]')?.click()
  }

  corner.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    if (!pressed || !isOurs()) return
    if (pressed === opener) {
      event.preventDefault()
      open()
    } else if (pressed.closest('.chat-head')) close()
    else if (pressed.matches('.chat-chip')) ask(pressed.textContent)
  })
  corner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOurs() && find('.chat')) close()
  })
  corner.addEventListener('submit', (event) => {
    if (!isOurs()) return
    event.preventDefault()
    help.showPopover()
  })
  if (isOurs() && help.matches(':popover-open')) open()
}
