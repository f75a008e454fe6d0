import { MessageCircle } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChatPanel } from './ChatPanel.tsx'
import type { ChatWords } from './chat-words.ts'
import { earlyPanel } from './early-panel.ts'
import { useConversation } from './useConversation.ts'
import './chat.css'

interface ChatProps extends ComponentProps<'section'> {
  words: ChatWords
}

const helpId = 'chat-help'

const holdsFocus = (panel: Element | null) =>
  document.activeElement === document.body || panel?.contains(document.activeElement)

/**
 * The chat in the corner of every page. Until its code has come, and where it never does, the button opens a small
 * popover that says how else to ask. A panel that open-early.ts has opened before is taken over as it is.
 */
export function Chat({ words, ...rest }: ChatProps) {
  const [open, setOpen] = useState(() => earlyPanel() !== null)
  const corner = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const help = useRef<HTMLParagraphElement>(null)
  const live = useConversation(words)

  // Whoever pressed the button before the code had come wants the chat.
  useEffect(() => {
    if (!help.current?.matches(':popover-open')) return
    help.current.hidePopover()
    setOpen(true)
  }, [])

  const close = () => {
    const focus = holdsFocus(corner.current)
    flushSync(() => setOpen(false))
    if (focus) opener.current?.focus()
  }

  return (
    <section ref={corner} className="chat-corner" aria-label={words.button} {...rest}>
      <button
        ref={opener}
        className="chat-open"
        type="button"
        aria-label={words.open}
        popoverTarget={helpId}
        hidden={open}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <MessageCircle className="icon" aria-hidden="true" />
        {words.button}
      </button>
      <p ref={help} className="chat-help" id={helpId} popover="auto">
        <a href={words.phoneLink}>{words.help.call}</a>
        <a href={words.help.questions.href}>{words.help.questions.label}</a>
      </p>
      {open && <ChatPanel words={words} live={live} onClose={close} />}
    </section>
  )
}
