import words from 'virtual:chat-words'
import { renderToString } from 'react-dom/server'
import { ChatPanel } from './ChatPanel.tsx'
import { beginConversation } from './conversation.ts'

const nothing = () => {}

/** The open chat before anything was said, as HTML that React later takes for its own. */
export default renderToString(
  <ChatPanel
    words={words}
    live={{
      conversation: beginConversation(words.greeting),
      type: nothing,
      send: nothing,
      sendAgain: nothing,
      clear: nothing,
    }}
    onClose={nothing}
  />,
)
