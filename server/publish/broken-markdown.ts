import { lexer, walkTokens } from 'marked'
import type { DraftRequest } from '../../contract/desk/site.ts'
import { sentencesOf } from './sentence-changes.ts'

type Links = { addresses: string[]; hasEmpty: boolean; left: string }

/** The addresses of a text's links, and the text without its links. */
const linksIn = (text: string): Links => {
  const found: Links = { addresses: [], hasEmpty: false, left: text }
  walkTokens(lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') found.left = found.left.replace(token.raw, '')
    if (token.type !== 'link') return
    found.addresses.push(String(token.href))
    found.hasEmpty ||= String(token.text).trim() === ''
  })
  return found
}

const halfLink = /\]\(|\]\s+\(\s*(?:\/|https?:)/

/** One sentence about a link of a changed text that lacks a bracket or has no words; undefined if every link is whole. */
export const brokenLink = (before: string, after: string): string | undefined => {
  const { hasEmpty, left } = linksIn(after)
  const addresses = linksIn(before).addresses.filter(({ length }) => length > 1)
  const broken = [halfLink.exec(left)?.[0], ...addresses].find((part) => part && left.includes(part))
  if (!hasEmpty && broken === undefined) return undefined
  const at = Math.max(0, left.indexOf(broken ?? ''))
  const shown = hasEmpty ? '[]' : left.slice(Math.max(0, at - 20), at + 20).trim()
  return `"${shown}" does not fit: write a link with all four of its brackets, as in [these words](/quote).`
}

const tableRow = /^\|(?:[^|\n]*\|){2,}[ \t]*$/m

const emptyRow = /^\|[ \t|]*\|[ \t]*$/m

/** One sentence about a table that lacks the line below its headings, or has an empty row; undefined without one. */
const brokenTable = (text: string): string | undefined => {
  const tokens = lexer(text)
  if (tokens.some(({ type, raw }) => type === 'paragraph' && tableRow.test(raw)))
    return 'This table does not fit: write a line such as |---|---| below the headings of a table.'
  if (tokens.some(({ type, raw }) => type === 'table' && emptyRow.test(raw)))
    return 'This table does not fit: write words in its empty row, or one row less.'
  return undefined
}

/** The first broken link or table in the texts of a change. */
export const brokenMarkdownIn = ({ file, before, after }: Pick<DraftRequest, 'file' | 'before' | 'after'>) =>
  sentencesOf({ path: file, value: after })
    .map(({ text }) => brokenLink(typeof before === 'string' ? before : '', text) ?? brokenTable(text))
    .find((mistake) => mistake !== undefined)
