import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../ui/after-paint.ts'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import type { ChatWords } from './chat-words.ts'
import { useConversation } from './useConversation.ts'
import './chat.css'

interface ChatProps {
  words: ChatWords
}

/** Once open, the panel stays in the page, because showing it again is faster than rendering it again. */
type PanelState = 'not yet' | 'open' | 'closed'

const helpId = 'chat-help'

const isHelpOpen = () =>
  typeof document !== 'undefined' &&
  'popover' in HTMLElement.prototype &&
  document.getElementById(helpId)?.matches(':popover-open') === true

const holdsFocus = (panel: Element | null) =>
  document.activeElement === document.body || panel?.contains(document.activeElement)

/**
 * The chat in the corner of every page. Before its code has loaded, the button opens a small popover with other ways to
 * ask. If the chat breaks, a link to call remains.
 */
export function Chat(props: ChatProps) {
  const { words } = props
  const call = (
    <section className="chat-corner" aria-label={words.button}>
      <a className="chat-open" href={words.phoneLink} aria-label={words.help.call}>
        <MessageCircle className="icon" aria-hidden="true" />
      </a>
    </section>
  )
  return (
    <IslandBoundary fallback={call}>
      <LiveChat {...props} />
    </IslandBoundary>
  )
}

function LiveChat({ words }: ChatProps) {
  const [panel, setPanel] = useState<PanelState>('not yet')
  const corner = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const help = useRef<HTMLParagraphElement>(null)
  const live = useConversation(words)
  // Read before React replaces the server's elements, as it does on a translated page.
  const [wasPressed] = useState(isHelpOpen)

  // A visitor who pressed the button before the code arrived wants the chat.
  useEffect(() => {
    if (!wasPressed && !isHelpOpen()) return
    help.current?.hidePopover()
    setPanel('open')
  }, [wasPressed])

  // The styles of elements below the open chat use this attribute.
  useEffect(() => {
    document.body.toggleAttribute('data-chat', panel === 'open')
    return () => document.body.removeAttribute('data-chat')
  }, [panel])

  // Shows or hides the panel at once; React, which is slower, renders after the paint.
  const turn = (to: 'open' | 'closed', then?: () => void) => {
    const shown = corner.current?.querySelector<HTMLElement>('.chat')
    const follow = () => {
      flushSync(() => setPanel(to))
      then?.()
    }
    if (!shown || !opener.current) return follow()
    shown.hidden = to === 'closed'
    opener.current.hidden = to === 'open'
    afterPaint(follow)
  }

  const close = () => {
    const focus = holdsFocus(corner.current)
    turn('closed', () => {
      if (focus) opener.current?.focus()
    })
  }

  return (
    <section ref={corner} className="chat-corner" aria-label={words.button}>
      <button
        ref={opener}
        className="chat-open"
        type="button"
        aria-label={words.open}
        popoverTarget={helpId}
        hidden={panel === 'open'}
        onClick={(event) => {
          event.preventDefault()
          turn('open')
        }}
      >
        <MessageCircle className="icon" aria-hidden="true" />
        {words.button}
      </button>
      <p ref={help} className="chat-help" id={helpId} popover="auto">
        <a href={words.phoneLink}>{words.help.call}</a>
        <a href={words.help.questions.href}>{words.help.questions.label}</a>
      </p>
      {panel !== 'not yet' && <ChatPanel words={words} live={live} onClose={close} hidden={panel === 'closed'} />}
    </section>
  )
}
