import { escapeHtml } from './html.ts'

/** Each input of a built page. */
export const inputTag = /<input\b(?:[^>"']|"[^"]*"|'[^']*')*>/g

const errorMarker = /<p\b((?:[^>"']|"[^"]*"|'[^']*')*)><\/p>/g

/** What a tag says under `name`, as the page has escaped it. */
export const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** An input that takes text, with what was typed into it in place of its own value. */
export const fillTextInput = (tag: string, answer: string | undefined, isWrong: boolean): string => {
  const bare = tag.replace(/\svalue="[^"]*"/, '').replace(/\s?\/?>$/, '')
  const value = answer === undefined ? '' : ` value="${escapeHtml(answer)}"`
  return `${bare}${value}${isWrong ? ' aria-invalid="true"' : ''}>`
}

/** Shows each mistake where its field's marker (`data-error-for`) stands. */
export const fillErrorMarkers = (markup: string, mistakes: ReadonlyMap<string, string>): string =>
  markup.replace(errorMarker, (whole, attributes: string) => {
    const sentence = mistakes.get(attributeOf(attributes, 'data-error-for') ?? '')
    return sentence === undefined
      ? whole
      : `<p${attributes.replace(/\shidden(="[^"]*")?/, '')}>${escapeHtml(sentence)}</p>`
  })
