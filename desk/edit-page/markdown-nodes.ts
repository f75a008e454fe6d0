import { lexer, type Token, type Tokens } from 'marked'

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  list_item: 'li',
  link: 'a',
  strong: 'strong',
  em: 'em',
  br: 'br',
  hr: 'hr',
  blockquote: 'blockquote',
  codespan: 'code',
}

const elementOf = (tag: string, inner: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag)
  element.append(...inner)
  return element
}

const rowOf = (tag: 'td' | 'th', cells: readonly Tokens.TableCell[]) =>
  elementOf(
    'tr',
    cells.map(({ tokens }) => elementOf(tag, nodesIn(tokens))),
  )

const nodesIn = (tokens: readonly Token[]): (Node | string)[] =>
  tokens.flatMap((token): (Node | string)[] => {
    switch (token.type) {
      case 'space':
      case 'html':
        return []
      case 'heading':
        return [elementOf(`h${token.depth}`, nodesIn(token.tokens ?? []))]
      case 'list':
        return [elementOf(token.ordered ? 'ol' : 'ul', nodesIn(token.items))]
      case 'table': {
        const rows: Tokens.TableCell[][] = token.rows
        const table = elementOf('table', [
          elementOf('thead', [rowOf('th', token.header)]),
          elementOf(
            'tbody',
            rows.map((row) => rowOf('td', row)),
          ),
        ])
        const frame = elementOf('div', [table])
        frame.className = 'prose-table'
        return [frame]
      }
    }
    const inner =
      'tokens' in token && token.tokens ? nodesIn(token.tokens) : 'text' in token ? [String(token.text)] : []
    const tag = tags[token.type]
    return tag ? [elementOf(tag, inner)] : inner
  })

/** A Markdown text as elements. HTML in it has no effect. */
export const nodesOf = (text: string): (Node | string)[] => nodesIn(lexer(text))
