import type { EstimateWords } from '../../content/schema/estimate-page.ts'
import type { Estimate } from '../../pricing/estimate.ts'
import { type EstimateAnswers, estimateQuery } from '../../pricing/estimate-answers.ts'
import { type Html, html } from '../html.ts'

export type AnswerWords = EstimateWords['answer']
export type Us = { phoneLink: string }

const sentences = (list: readonly string[]): Html =>
  html`<ul class="estimate-notes">${list.map((sentence) => html`<li>${sentence}</li>`)}</ul>`

const line = (sign: string, range: string, label: string): Html =>
  html`<li><span class="estimate-sign">${sign}</span><b>${range}</b> <span>${label}</span></li>`

const priced = ({ price, lines, notes }: Estimate & { kind: 'priced' }, words: AnswerWords): Html => {
  const unit = price.visits > 1 ? words.year : words.visit
  return html`<p class="estimate-range"><strong>${price.range.text}</strong> ${unit}</p>
<h3>${words.sum}</h3>
<ul class="estimate-sum">${lines.map(({ range, label }, index) => line(index > 0 ? '+' : '', range, label))}<li class="estimate-total"><span class="estimate-sign">=</span><b>${price.range.text}</b> <span>${unit}</span></li></ul>
${sentences(notes)}`
}

/** What `site/estimate/EstimateAnswer.tsx` shows, for browsers without script: its classes and its order. */
export const estimateMarkup = (
  estimate: Estimate,
  answers: EstimateAnswers,
  words: AnswerWords,
  { phoneLink }: Us,
): string => {
  if (estimate.kind === 'refused') {
    const list = Object.values(estimate.mistakes).map((sentence) => html`<p>${sentence}</p>`)
    return html`<div class="estimate-answer flow" role="alert">${list}</div>`.markup
  }
  const { beside } = estimate
  const answer =
    estimate.kind === 'priced'
      ? priced(estimate, words)
      : html`<p class="estimate-range" data-kind="unpriced">${words.unpriced}</p><p>${estimate.reason}</p>`
  const aside = beside.length > 0 ? html`<h3>${words.beside}</h3>${sentences(beside)}` : html``
  return html`<div class="estimate-answer flow"><h2 class="estimate-title">${words.title}</h2>${answer}${aside}
<p class="estimate-writing">${words.inWriting}</p>
<div class="cluster"><a class="button" data-variant="sun" href="/quote?${estimateQuery(answers)}">${words.quote}</a>
<a class="button" data-variant="outline" href="${phoneLink}">${words.call}</a></div></div>`.markup
}
