import { lexer, Parser, Renderer, type Token, type Tokens } from 'marked'

export type Heading = { id: string; title: string; depth: number }

/** Tables with this many columns, or three columns with this many letters, do not fit on a phone. */
const WIDE_TABLE = { columns: 4, letters: 60 }

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** Text of inline Markdown. */
const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

const isWide = ({ header, rows }: Tokens.Table): boolean => {
  const lengths = header.map((_, column) => Math.max(...rows.map((row) => plainText(row[column]?.tokens ?? []).length)))
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  return header.length >= WIDE_TABLE.columns || (header.length === 3 && letters > WIDE_TABLE.letters)
}

const phone = /\((\d{3})\) (\d{3})-(\d{4})/g
const phoneLink = /<a class="number" href="tel:[^"]*">([^<]*)<\/a>/g

const idOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Headings with unique ids. */
const headingsOf = (tokens: readonly Token[]): Map<Token, Heading> => {
  const seen = new Map<string, number>()
  return new Map(
    tokens.filter(isHeading).map((token) => {
      const title = plainText(token.tokens)
      const id = idOf(title)
      const count = (seen.get(id) ?? 0) + 1
      seen.set(id, count)
      return [token, { id: count === 1 ? id : `${id}-${count}`, title, depth: token.depth }]
    }),
  )
}

/** Adds ids to headings; wraps tables in a focusable scroll frame labeled by the heading above. */
class PageRenderer extends Renderer {
  readonly headings: Map<Token, Heading>
  #above: string | undefined
  #labels: readonly string[] = []
  #cell = 0

  constructor(headings: Map<Token, Heading>) {
    super()
    this.headings = headings
  }

  override heading(token: Tokens.Heading): string {
    this.#above = this.headings.get(token)?.id
    const id = this.#above ? ` id="${this.#above}"` : ''
    return `<h${token.depth}${id}>${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const text = super.text(token)
    if ('tokens' in token && token.tokens) return text
    return text.replace(phone, '<a class="number" href="tel:+1$1$2$3">$&</a>')
  }

  /** HTML forbids a link inside a link, so a phone number in the text of one stays text. */
  override link(token: Tokens.Link): string {
    const html = super.link(token)
    const open = html.indexOf('>') + 1
    return html.slice(0, open) + html.slice(open).replace(phoneLink, '<span class="number">$1</span>')
  }

  override table(token: Tokens.Table): string {
    const name = this.#above ? ` aria-labelledby="${this.#above}"` : ''
    const wide = isWide(token) ? ' data-wide' : ''
    this.#labels = wide ? token.header.map(({ tokens }) => plainText(tokens)) : []
    this.#cell = 0
    return `<div class="prose-table" role="group" tabindex="0"${wide}${name}>${super.table(token)}</div>\n`
  }

  /** A phone stacks the cells of a wide table, so each has its column's label. */
  override tablecell(token: Tokens.TableCell): string {
    const html = super.tablecell(token)
    if (token.header || this.#labels.length === 0) return html
    const label = this.#labels[this.#cell++ % this.#labels.length] ?? ''
    // One child element, so that a cell of several links stays one piece.
    return html.replace(
      /^<td([^>]*)>(.*)<\/td>/s,
      (_, rest, words) => `<td data-label="${escapeAttribute(label)}"${rest}><span>${words}</span></td>`,
    )
  }
}

/** Renders Markdown with GitHub's tables. Also returns the headings for a table of contents. */
export const renderMarkdown = (text: string): { html: string; headings: Heading[] } => {
  const tokens = lexer(text)
  const headings = headingsOf(tokens)
  return { html: Parser.parse(tokens, { renderer: new PageRenderer(headings) }), headings: [...headings.values()] }
}
