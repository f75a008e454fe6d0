import type { Estimate } from '../../pricing/estimate.ts'
import type { EstimateAnswers } from '../../pricing/estimate-answers.ts'
import { escapeHtml } from '../html.ts'
import { type AnswerWords, estimateMarkup, type Us } from './estimate-markup.ts'

const form = /<form\b[^>]*class="estimate-form"[\s\S]*?<\/form>/
const input = /<input\b(?:[^>"']|"[^"]*"|'[^']*')*>/g
const errorMarker = /<p\b([^>]*\sdata-error-for="([a-z]+)"[^>]*)><\/p>/g
// The empty elements between which the built page shows its first answer.
const answerPlace = /(<template data-estimate="start"><\/template>)[\s\S]*?(<template data-estimate="end"><\/template>)/

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const lookup = (values: Readonly<Record<string, string | undefined>>, name: string | undefined) =>
  name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined

const fillInput = (tag: string, answers: EstimateAnswers, mistakes: Readonly<Record<string, string>>): string => {
  const name = attribute(tag, 'name')
  const answer = lookup(answers, name)
  if (attribute(tag, 'type') === 'radio') {
    if (answer === undefined) return tag
    const bare = tag.replace(/\schecked(="[^"]*")?/, '')
    return attribute(tag, 'value') === answer ? bare.replace('<input', '<input checked') : bare
  }
  const value = answer === undefined ? '' : ` value="${escapeHtml(answer)}"`
  const wrong = lookup(mistakes, name) === undefined ? '' : ' aria-invalid="true"'
  // A function, for what was typed may hold what `replace` takes for a pattern.
  return tag.replace('<input', () => `<input${value}${wrong}`)
}

const fillForm = (markup: string, answers: EstimateAnswers, mistakes: Readonly<Record<string, string>>): string => {
  const filled = markup
    .replace(input, (tag) => fillInput(tag, answers, mistakes))
    .replace(errorMarker, (whole, attributes: string, name: string) => {
      const sentence = lookup(mistakes, name)
      return sentence === undefined
        ? whole
        : `<p${attributes.replace(/\shidden(="[^"]*")?/, '')}>${escapeHtml(sentence)}</p>`
    })
  return (answers.size ?? answers.kilowatts) ? filled.replace('<details', '<details open') : filled
}

/** The built page of the estimate, answered: what was typed, what is wrong with it, and what it costs. */
export const fillEstimatePage = (
  page: string,
  answers: EstimateAnswers,
  estimate: Estimate,
  { words, us }: { words: AnswerWords; us: Us },
): string => {
  const mistakes: Readonly<Record<string, string>> = estimate.kind === 'refused' ? estimate.mistakes : {}
  const markup = estimateMarkup(estimate, answers, words, us)
  return page
    .replace(form, (one) => fillForm(one, answers, mistakes))
    .replace(answerPlace, (_whole, start: string, end: string) => start + markup + end)
}
