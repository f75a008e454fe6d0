import { lexer, type Token } from 'marked'
import type { ComponentProps, ReactNode } from 'react'

const tags = {
  heading: 'h3',
  paragraph: 'p',
  list: 'ul',
  list_item: 'li',
  strong: 'strong',
  em: 'em',
  link: 'u',
} as const
const isTag = (type: string): type is keyof typeof tags => Object.hasOwn(tags, type)

// Renders React elements only, so HTML in the text has no effect.
const shown = (token: Token, at: number): ReactNode => {
  if (token.type === 'space' || token.type === 'html') return null
  const Tag = isTag(token.type) ? tags[token.type] : 'span'
  const inner: Token[] | undefined = token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : undefined
  return <Tag key={`${at}-${token.raw}`}>{inner ? inner.map(shown) : 'text' in token && token.text}</Tag>
}

/** Approximate preview of a Markdown text. */
export function MarkdownPreview({ text, ...rest }: ComponentProps<'div'> & { text: string }) {
  return (
    <div className="card flow" {...rest}>
      {lexer(text).map(shown)}
    </div>
  )
}
