import type { EstimateWords } from '../../content/schema/pages/estimate-page.ts'
import { type Estimate, estimate, isUsual } from '../../pricing/estimate.ts'
import { type EstimateAnswers, type EstimateField, estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import { sayJob } from '../../pricing/say-job.ts'
import { sayWash } from '../../pricing/say-wash.ts'
import { wash } from '../../pricing/wash.ts'
import { readWashAnswers } from '../../pricing/wash-question.ts'
import type { ServerContent } from '../builds/server-content.ts'
import { type Html, html } from '../http/html/html.ts'

type Content = Pick<ServerContent, 'rates' | 'priceWords' | 'estimate' | 'business' | 'soiling'>

/**
 * Answer to an estimate without script: the question, the range with its lines, and whether a wash pays. `quotePath` is
 * the path of the quote form in the visitor's language.
 */
export const answerHtml = (query: URLSearchParams, content: Content, quotePath: string): Html => {
  const { rates, priceWords, estimate: words, business } = content
  const answers = readAnswers(query)
  const priced = estimate(answers, rates, priceWords)
  const call = html`<a class="button" data-variant="outline" href="${business.phoneLink}">${words.answer.call}</a>`
  if (priced.kind === 'refused') return html`${mistakesHtml(answers, priced.mistakes, words)}${call}`
  return html`<p>${sayJob(priced.job, priceWords)}</p>
${priceHtml(priced, words.answer)}
<p class="estimate-writing">${words.answer.inWriting}</p>
<div class="cluster"><a class="button" data-variant="sun" href="${quotePath}?${estimateQuery(answers)}">${words.answer.quote}</a>${call}</div>
${washHtml(query, content)}`
}

const mistakesHtml = (
  answers: EstimateAnswers,
  mistakes: Partial<Record<EstimateField, string>>,
  { fields }: EstimateWords,
): Html[] => {
  const isField = (name: string): name is EstimateField => Object.hasOwn(mistakes, name)
  return Object.keys(mistakes)
    .filter(isField)
    .map((name) => mistakeHtml(fields[name].label, answers[name], mistakes[name] ?? ''))
}

// The form below is empty, so the mistake repeats what was typed.
const mistakeHtml = (label: string, typed: string | undefined, mistake: string): Html =>
  html`<p><b>${label}</b><br>${typed ? `${typed}: ` : ''}${mistake}</p>`

const notesHtml = (notes: readonly string[]): Html =>
  notes.length === 0 ? html`` : html`<ul class="estimate-notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>`

const priceHtml = (priced: Exclude<Estimate, { kind: 'refused' }>, words: EstimateWords['answer']): Html => {
  const title = html`<h2 class="estimate-title">${isUsual(priced) ? words.usual : words.title}</h2>`
  if (priced.kind === 'unpriced')
    return html`${title}<p class="estimate-range" data-kind="unpriced">${words.unpriced}</p><p>${priced.reason}</p>`
  const { price, range, lines, notes, beside } = priced
  const unit = price.visits > 1 ? words.year : words.visit
  const sum = lines.length > 1 ? lines.map((line) => `${line.range} ${line.label}`) : []
  return html`${title}<p class="estimate-range"><strong>${range}</strong> ${unit}</p>
${notesHtml([...sum, ...notes])}
${beside.length > 0 ? html`<h3>${words.beside}</h3>${notesHtml(beside)}` : html``}`
}

const washHtml = (query: URLSearchParams, { rates, estimate: { wash: words }, soiling }: Content): Html => {
  const answers = readAnswers(query)
  const asked = readWashAnswers(query)
  const hasPanels = answers.service !== 'windows' && answers.service !== 'screens'
  if (!words || !soiling || !hasPanels || Object.keys(asked).length === 0) return html``
  const washed = wash(answers, asked, rates, soiling)
  const title = html`<h2 class="estimate-title" id="wash-answer">${words.title}</h2>`
  if (washed.kind === 'refused')
    return html`${title}${mistakeHtml(words.fields.cents.label, asked.cents, words.answer.refused[washed.reason])}`
  const said = sayWash(washed, words.answer, soiling)
  return html`${title}<p class="estimate-range" data-kind="unpriced">${said.title}</p>
<p>${said.text}</p>
${notesHtml([...said.figures.map(({ label, text }) => `${label}: ${text}`), ...said.lines, ...said.notes])}`
}
