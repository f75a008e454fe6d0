import type { PrivatePageWords } from '../../../content/schema/pages/private-page-words.ts'
import { totalOf } from '../../../contract/desk/written-quote.ts'
import { fill } from '../../../pricing/fill.ts'
import { type Html, html } from '../../http/html/html.ts'
import { oneLine } from '../../mail/one-line.ts'
import { changesOf, type PageView, type ShownQuote } from './private-page-view.ts'
import type { SayIn } from './say.ts'

export type PageWords = {
  words: PrivatePageWords
  say: SayIn
  /** Today, and the day of a moment, in the business's time zone. */
  today: string
  dayOf: (moment: string) => string
  phoneLink: string
  /** The address of the page: `/q/SECRET`. */
  path: string
}

const nothing = html``
const list = (items: readonly string[], className = 'private-list'): Html =>
  items.length === 0 ? nothing : html`<ul class="${className}">${items.map((item) => html`<li>${item}</li>`)}</ul>`

/** Content of a private page, for insertion into the built page. `photographs` is the record of the job. */
export const pageHtml = (view: PageView, parts: PageWords, photographs: Html = nothing): Html =>
  html`<h1>${fill(parts.words.for, { name: oneLine(view.name, 80) })}</h1>
${visitHtml(view, parts)}
${view.quote ? quoteHtml(view.quote, view, parts) : contactHtml(parts)}
${photographs}`

/** A page that holds only a notice and the phone number. */
export const noticeHtml = ({ title, text }: { title: string; text: string }, parts: PageWords): Html =>
  html`<h1>${title}</h1><p class="lead">${text}</p>${contactHtml(parts)}`

const contactHtml = ({ words, phoneLink }: PageWords): Html =>
  html`<div class="private-actions cluster"><a class="button" data-variant="outline" href="${phoneLink}">${words.call}</a>
<a class="button" data-variant="outline" href="${phoneLink.replace('tel:', 'sms:')}">${words.text}</a></div>`

const visitHtml = ({ visit }: PageView, { words: { visit: words }, say, today, path }: PageWords): Html => {
  if (!visit) return nothing
  const { on, from, to, cents, place } = visit
  const when = fill(words.when, { day: say.day(on), from: say.clock(from), to: say.clock(to) })
  const isOver = on < today
  return html`<section class="card private-part" aria-labelledby="visit"><h2 id="visit">${words.title}</h2>
<p class="private-when">${when.charAt(0).toUpperCase()}${when.slice(1)}</p>
${place === '' ? nothing : html`<p>${place}</p>`}
${cents === null ? nothing : html`<p>${fill(words.price, { amount: say.money(cents) })}</p>`}
${
  isOver
    ? nothing
    : html`<p class="private-calendar"><a class="link" href="${path}/visit.ics">${words.calendar}</a></p>
<h3>${words.prepare}</h3>${list(words.steps)}
<h3>${words.cancelTitle}</h3><p>${words.cancel}</p>`
}</section>`
}

const quoteHtml = (quote: ShownQuote, view: PageView, parts: PageWords): Html => {
  const { words, say, today } = parts
  const { lines, included, terms, validUntil } = quote.written
  const hasEnded = validUntil < today
  const until = fill(hasEnded ? words.quote.ended : words.quote.until, { day: say.day(validUntil) })
  return html`<section class="card private-part" aria-labelledby="quote"><h2 id="quote">${words.quote.title}</h2>
${changesHtml(quote, parts)}
<table class="private-prices">
<tbody>${lines.map(({ text, cents }) => html`<tr><th scope="row">${text}</th><td>${say.money(cents)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">${words.quote.total}</th><td>${say.money(totalOf(lines))}</td></tr></tfoot>
</table>
${view.visit ? nothing : html`<p>${until}</p>`}
${view.visit || hasEnded ? nothing : yesHtml(view, words.yes)}
${contactHtml(parts)}
${included.length > 0 ? html`<h3>${words.quote.included}</h3>${list(included, 'private-list private-ticks')}` : nothing}
${terms.length > 0 ? html`<h3>${words.quote.terms}</h3>${list(terms)}` : nothing}</section>`
}

// A form without script: a scanner that opens every link sends nothing.
const yesHtml = ({ wantsDay }: PageView, words: PrivatePageWords['yes']): Html =>
  wantsDay
    ? html`<p class="private-told" role="status">${words.told}</p>`
    : html`<form method="post"><button class="button" data-variant="sun" type="submit">${words.button}</button><p class="soft small">${words.why}</p></form>`

const changesHtml = ({ at, written, before }: ShownQuote, { words: { changed }, say, dayOf }: PageWords): Html => {
  if (!before) return nothing
  const { price, added, removed, until, words } = changesOf(before, written)
  const [was, is] = [before, written].map(({ lines }) => say.money(totalOf(lines)))
  const said = [
    ...(price ? [fill(changed.price, { before: was, after: is })] : []),
    ...added.map((line) => fill(changed.added, { line })),
    ...removed.map((line) => fill(changed.removed, { line })),
    ...(until ? [fill(changed.until, { day: say.day(written.validUntil) })] : []),
    ...(words ? [changed.other] : []),
  ]
  if (said.length === 0) return nothing
  return html`<div class="private-changed"><p><b>${fill(changed.title, { day: say.day(dayOf(at)) })}</b></p>${list(said)}</div>`
}
