import type { EstimateWords } from '../../content/schema/estimate-page.ts'
import { estimateOutline } from '../../contract/estimate-outline.ts'
import type { Estimate } from '../../pricing/estimate.ts'
import { type EstimateAnswers, estimateQuery } from '../../pricing/estimate-answers.ts'
import { attributeOf, fillErrorMarkers, fillTextInput, inputTag } from '../http/fill-fields.ts'
import { outlineMarkup } from './outline-markup.ts'

const form = /<form\b[^>]*class="estimate-form"[\s\S]*?<\/form>/
// The empty elements between which the built page shows its first answer.
const answerPlace = /(<template data-estimate="start"><\/template>)[\s\S]*?(<template data-estimate="end"><\/template>)/

type ByField = ReadonlyMap<string, string>

const fillInput = (tag: string, answers: ByField, mistakes: ByField): string => {
  const name = attributeOf(tag, 'name') ?? ''
  const answer = answers.get(name)
  if (attributeOf(tag, 'type') !== 'radio') return fillTextInput(tag, answer, mistakes.has(name))
  if (answer === undefined) return tag
  const bare = tag.replace(/\schecked(="[^"]*")?/, '')
  return attributeOf(tag, 'value') === answer ? bare.replace('<input', '<input checked') : bare
}

const fillForm = (markup: string, answers: EstimateAnswers, mistakes: ByField): string => {
  const typed = new Map(Object.entries(answers))
  const filled = fillErrorMarkers(markup, mistakes).replace(inputTag, (tag) => fillInput(tag, typed, mistakes))
  return (answers.size ?? answers.kilowatts) ? filled.replace('<details', '<details open') : filled
}

/** The built page of the estimate, answered: what was typed, what is wrong with it, and what it costs. */
export const fillEstimatePage = (
  page: string,
  answers: EstimateAnswers,
  estimate: Estimate,
  { words, us }: { words: EstimateWords['answer']; us: { phoneLink: string } },
): string => {
  const mistakes = new Map(Object.entries(estimate.kind === 'refused' ? estimate.mistakes : {}))
  const { phoneLink } = us
  const markup = outlineMarkup(estimateOutline(estimate, words, { query: estimateQuery(answers), phoneLink }))
  const titled = estimate.kind === 'refused' ? page.replace('<title>', '<title>Error: ') : page
  return titled
    .replace(form, (one) => fillForm(one, answers, mistakes))
    .replace(answerPlace, (_whole, start: string, end: string) => start + markup + end)
}
