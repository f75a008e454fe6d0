import { useEffect, useReducer, useRef, useState } from 'react'
import { type ChatLanguage, type ChatTurn, isChatLanguage } from '../../contract/chat-message.ts'
import { askAssistant } from './ask-assistant.ts'
import type { ChatWords } from './chat-words.ts'
import {
  beginConversation,
  type KeptConversation,
  lastQuestion,
  reduceConversation,
  turnsBeforeQuestion,
} from './conversation.ts'
import { keepConversation, readConversation } from './keep-conversation.ts'

const pageLanguage = (): ChatLanguage | undefined => {
  const { lang } = document.documentElement
  return isChatLanguage(lang) ? lang : undefined
}

const begin = (greeting: string) => beginConversation(greeting, readConversation())

/** The state of a conversation with the assistant, kept from page to page. */
export const useConversation = ({ greeting, fallback }: Pick<ChatWords, 'greeting' | 'fallback'>) => {
  const [conversation, dispatch] = useReducer(reduceConversation, greeting, begin)
  const waiting = useRef<AbortController>(undefined)
  const [cleared, setCleared] = useState<KeptConversation>()

  useEffect(() => keepConversation(conversation), [conversation])

  // A page from the back/forward cache lacks the messages of the pages after it.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'restored', kept: readConversation() })
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const ask = async (message: string, before: ChatTurn[]) => {
    const stop = new AbortController()
    waiting.current = stop
    try {
      const answer = await askAssistant(message, { before, lang: pageLanguage(), signal: stop.signal })
      dispatch({ type: 'answered', ...answer })
    } catch (error) {
      if (stop.signal.aborted) return
      console.error(error)
      dispatch({ type: 'failed', text: fallback, lang: pageLanguage() })
    }
  }

  return {
    conversation,
    type: (draft: string) => dispatch({ type: 'typed', draft }),
    send(words: string) {
      const text = words.trim()
      if (text === '' || conversation.loading) return
      const sent = reduceConversation(conversation, { type: 'sent', text })
      dispatch({ type: 'sent', text })
      void ask(text, turnsBeforeQuestion(sent))
    },
    sendAgain() {
      const question = lastQuestion(conversation)
      if (!question || conversation.loading) return
      dispatch({ type: 'asked again' })
      void ask(question.text, turnsBeforeQuestion(conversation))
    },
    clear() {
      waiting.current?.abort()
      setCleared(conversation)
      dispatch({ type: 'cleared' })
    },
    /** Restores the cleared conversation; undefined once there is a new message. */
    undo:
      cleared && conversation.messages.length === 1
        ? () => {
            dispatch({ type: 'restored', kept: cleared })
            setCleared(undefined)
          }
        : undefined,
  }
}

export type LiveConversation = ReturnType<typeof useConversation>
