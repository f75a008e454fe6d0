import type { FormError } from '../../contract/form-errors.ts'
import { attributeOf, fillErrorMarkers, fillTextInput, inputTag } from '../http/html/fill-fields.ts'
import { escapeHtml, html } from '../http/html/html.ts'
import type { Fields } from './read-fields.ts'

const form = /<form\b[\s\S]*?<\/form>/g
// Its value is the title of the list of errors, as the page has escaped it.
const errorsMarker = /<div data-form-errors(?:="([^"]*)")?><\/div>/
const textareaStart = /<textarea\b(?:[^>"']|"[^"]*"|'[^']*')*>/g
const textarea = /(<textarea\b(?:[^>"']|"[^"]*"|'[^']*')*>)([^<]*)(<\/textarea>)/g

const nameOf = (tag: string) => attributeOf(tag, 'name')
const takesText = (tag: string) => !/\stype="(hidden|file|checkbox|radio|submit|button)"/.test(tag)

const answerTo = (fields: Fields, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : fields.get(name)
  return typeof value === 'string' ? value : undefined
}

// Where an error's link leads: the field of that name, if a visitor can see it.
const idsIn = (form: string) =>
  new Map(
    [...(form.match(inputTag) ?? []), ...(form.match(textareaStart) ?? [])].map((tag) => [
      nameOf(tag),
      attributeOf(tag, 'id'),
    ]),
  )

const errorItem = (error: FormError, ids: ReturnType<typeof idsIn>) => {
  const id = 'field' in error ? ids.get(error.field) : undefined
  return id ? html`<li><a href="#${id}">${error.message}</a></li>` : html`<li>${error.message}</li>`
}

// It takes the focus, so that whoever hears the page hears first what went wrong.
const summary = (errors: readonly FormError[], title: string, ids: ReturnType<typeof idsIn>) => {
  const list = html`<ul>${errors.map((error) => errorItem(error, ids))}</ul>`.markup
  const head = title === '' ? '' : `<p>${title}</p>`
  return `<div data-form-errors role="alert" tabindex="-1" autofocus><div>${head}${list}</div></div>`
}

const fillInput = (tag: string, fields: Fields, wrong: Map<string, string>): string => {
  const name = nameOf(tag)
  // What the form asks of itself, its trap for robots among it, is never filled in.
  if (name === undefined || name.startsWith('_') || !takesText(tag)) return tag
  return fillTextInput(tag, answerTo(fields, name), wrong.has(name))
}

/**
 * Puts the visitor's answers and the errors into the form of the built page. It fills what carries the markers
 * (`data-form-errors`, `data-error-for`) and the text inputs by their names, in that form only.
 */
export const fillQuotePage = (page: string, fields: Fields, errors: readonly FormError[]): string => {
  const wrong = new Map(errors.flatMap((error) => ('field' in error ? [[error.field, error.message] as const] : [])))
  const result = page.replace(form, (one) => {
    if (!errorsMarker.test(one)) return one
    return fillErrorMarkers(one, wrong)
      .replace(inputTag, (tag) => fillInput(tag, fields, wrong))
      .replace(textarea, (_whole, start: string, before: string, end: string) => {
        const answer = answerTo(fields, nameOf(start))
        return `${start}${answer === undefined ? before : `\n${escapeHtml(answer)}`}${end}`
      })
      .replace(errorsMarker, (_whole, title = '') => summary(errors, title, idsIn(one)))
  })
  return result.replace('<title>', '<title>Error: ')
}
