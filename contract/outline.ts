import { keepTogether } from './keep-together.ts'

/**
 * A piece of a page as plain data: a text, or an element with its attributes and pieces. The site shows it with React and
 * the server writes it as HTML, so that what both show is laid out once. What React calls otherwise, such as `stroke-width`,
 * belongs into the style sheet.
 */
export type Outline = string | OutlineElement
export interface OutlineElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  pieces: readonly Outline[]
}

// Bare text beside elements would be lost to React once a translator has moved it: there it is an element, too.
const apart = (pieces: Outline[]): Outline[] =>
  pieces.length < 2
    ? pieces
    : pieces.map((piece) => (typeof piece === 'string' ? { tag: 'span', attributes: {}, pieces: [piece] } : piece))

export const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...pieces: Outline[]
): OutlineElement => ({ tag, attributes, pieces: apart(pieces) })

/** A sentence in which a range or a time breaks over no line. */
export const sentence = (text: string): Outline[] =>
  keepTogether(text).map((piece) => (piece.kept ? element('span', { class: 'together' }, piece.text) : piece.text))
