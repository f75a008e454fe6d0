import { lexer, type Token } from 'marked'
import type { ComponentProps, ReactNode } from 'react'

const inside = (token: Token): ReactNode => {
  if ('tokens' in token && token.tokens) return token.tokens.map(shown)
  return 'text' in token ? token.text : ''
}

// Renders React elements only, so HTML in the text has no effect.
const shown = (token: Token, at: number): ReactNode => {
  const key = `${at}-${token.raw}`
  switch (token.type) {
    case 'space':
    case 'html':
      return null
    case 'heading':
      return <h3 key={key}>{inside(token)}</h3>
    case 'paragraph':
      return <p key={key}>{inside(token)}</p>
    case 'list':
      return <ul key={key}>{token.items.map(shown)}</ul>
    case 'list_item':
      return <li key={key}>{inside(token)}</li>
    case 'strong':
      return <strong key={key}>{inside(token)}</strong>
    case 'em':
      return <em key={key}>{inside(token)}</em>
    case 'link':
      return <u key={key}>{inside(token)}</u>
    default:
      return <span key={key}>{inside(token)}</span>
  }
}

/** Approximate preview of a Markdown text. */
export function MarkdownPreview({ text, ...rest }: ComponentProps<'div'> & { text: string }) {
  return (
    <div className="card flow" {...rest}>
      {lexer(text).map(shown)}
    </div>
  )
}
