import { Trash2, Undo2, X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useInsertionEffect, useRef } from 'react'
import { BrandMark } from '../layout/BrandMark.tsx'
import { link } from '../link.ts'
import { openQuote } from '../quote/open-quote.ts'
import { chatNote } from '../quote/visit.ts'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { IconButton } from '../ui/icon/IconButton.tsx'
import { AnswerText } from './AnswerText.tsx'
import { ChatForm } from './ChatForm.tsx'
import { ChatLog } from './ChatLog.tsx'
import formStyles from './chat-form.css?inline'
import logStyles from './chat-log.css?inline'
import panelStyles from './chat-panel.css?inline'
import type { ChatWords } from './chat-words.ts'
import { typedContact } from './conversation.ts'
import { quoteNote } from './quote-note.ts'
import type { LiveConversation } from './useConversation.ts'
import { useEscape } from './useEscape.ts'
import { useKeyboardRoom } from './useKeyboardRoom.ts'
import { usePanelFocus } from './usePanelFocus.ts'

interface ChatPanelProps {
  words: ChatWords
  live: LiveConversation
  onClose: () => void
  hidden?: boolean
}

const styles = panelStyles + logStyles + formStyles
const quoteTarget = link('/#quote')

/** True for a link to a place on this page, which the panel covers on a small phone. */
const leadsUnderneath = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  hash !== '' &&
  origin === location.origin &&
  pathname === location.pathname &&
  matchMedia('(max-width: 39.99rem)').matches

/** The chat, open or `hidden`: not modal, so that the page can be read beside it. */
export function ChatPanel({ words, live, onClose, hidden = false }: ChatPanelProps) {
  const { conversation } = live
  const { messages, draft, loading } = conversation
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { typed, focusInput } = usePanelFocus({ panel, input, loading, hidden })
  useInsertionEffect(() => adoptStyles(styles), [])
  useKeyboardRoom(panel, hidden)
  useEffect(() => {
    const note = quoteNote(messages, words)
    if (note) chatNote.write(note)
    else chatNote.clear()
  }, [messages, words])
  useEscape(() => {
    if (!hidden) onClose()
  })

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.currentTarget.getAttribute('href') === quoteTarget) {
      event.preventDefault()
      openQuote(quoteNote(messages, words), typedContact(conversation))
    } else if (leadsUnderneath(event.currentTarget)) onClose()
  }

  return (
    <section ref={panel} className="chat" role="dialog" aria-labelledby={titleId} tabIndex={-1} hidden={hidden}>
      <div className="chat-head">
        <BrandMark />
        <div>
          <h2 id={titleId}>{words.title}</h2>
          <p>{words.kind}</p>
        </div>
        {messages.length > 1 && (
          <IconButton
            label={words.clear}
            onClick={() => {
              live.clear()
              focusInput()
            }}
          >
            <Trash2 className="icon" aria-hidden="true" />
          </IconButton>
        )}
        {live.undo && (
          <IconButton
            label={words.undo}
            onClick={() => {
              live.undo?.()
              focusInput()
            }}
          >
            <Undo2 className="icon" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={words.close} onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <ChatLog
        words={words}
        conversation={conversation}
        onFollow={follow}
        onSuggestion={live.send}
        onSendAgain={live.sendAgain}
      />
      <ChatForm
        ref={input}
        words={words}
        draft={draft}
        disabled={loading}
        onType={live.type}
        onSend={() => {
          typed()
          live.send(draft)
        }}
      />
      <p className="chat-urgent">
        <AnswerText text={words.urgent} contacts={words.contacts} onFollow={follow} />
      </p>
    </section>
  )
}
