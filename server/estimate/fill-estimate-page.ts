import { estimateOutline, quoteLink } from '../../contract/estimate-outline.ts'
import { washOutline } from '../../contract/wash-outline.ts'
import { estimate } from '../../pricing/estimate.ts'
import { estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import { wash } from '../../pricing/wash.ts'
import { readWashAnswers } from '../../pricing/wash-question.ts'
import type { ServerContent } from '../builds/content.ts'
import { attributeOf, fillErrorMarkers, fillTextInput, inputTag } from '../http/html/fill-fields.ts'
import { outlineMarkup } from './outline-markup.ts'

// The empty elements between which the built page shows its first answers.
const answerPlace =
  /(<template data-answer="(estimate|wash)-start"><\/template>)[\s\S]*?(<template data-answer="\2-end"><\/template>)/g

type ByField = ReadonlyMap<string, string | undefined>

// What the query says nothing of stays as the page has it: other forms have fields there too.
const fillInput = (tag: string, answers: ByField, mistakes: ByField): string => {
  const name = attributeOf(tag, 'name') ?? ''
  const answer = answers.get(name)
  const isRadio = attributeOf(tag, 'type') === 'radio'
  if (answer === undefined && (isRadio || !mistakes.has(name))) return tag
  if (!isRadio) return fillTextInput(tag, answer, mistakes.has(name))
  const bare = tag.replace(/\schecked(="[^"]*")?/, '')
  return attributeOf(tag, 'value') === answer ? bare.replace('<input', '<input checked') : bare
}

/** Fills the fields of the page by their names, wherever they stand: the quote form has none of these. */
const fillFields = (page: string, answers: ByField, mistakes: ReadonlyMap<string, string>): string => {
  const filled = fillErrorMarkers(page, mistakes).replace(inputTag, (tag) => fillInput(tag, answers, mistakes))
  const needsSize = answers.has('size') || answers.has('kilowatts')
  return needsSize ? filled.replace('<details class="estimate-unknown"', '$& open') : filled
}

type Needed = Pick<ServerContent, 'rates' | 'priceWords' | 'estimate' | 'business' | 'soiling'>

/**
 * The built page of the estimate, answered: what was typed, what is wrong with it, what it costs, and if it pays. `home` is
 * where the pages of its language stand.
 */
export const fillEstimatePage = (page: string, query: URLSearchParams, content: Needed, home = ''): string => {
  const { rates, priceWords, estimate: words, business, soiling } = content
  const answers = readAnswers(query)
  const asked = readWashAnswers(query)
  const priced = estimate(answers, rates, priceWords)
  const washed = soiling && wash(answers, asked, rates, soiling)
  const isCentsWrong = washed?.kind === 'refused' && washed.reason === 'centsUnclear'
  const mistakes = new Map(Object.entries(priced.kind === 'refused' ? priced.mistakes : {}))
  if (isCentsWrong && words.wash) mistakes.set('cents', words.wash.answer.refused.centsUnclear)
  const links = { query: estimateQuery(answers), quotePath: `${home}/quote`, phoneLink: business.phoneLink }
  const quote = quoteLink(words.answer, links, 'water')
  const outlines = new Map(
    Object.entries({
      estimate: outlineMarkup(estimateOutline(priced, words.answer, links)),
      wash: washed && soiling && words.wash && outlineMarkup(washOutline(washed, words.wash.answer, soiling, quote)),
    }),
  )
  const titled = mistakes.size > 0 ? page.replace('<title>', '<title>Error: ') : page
  return fillFields(titled, new Map(Object.entries({ ...answers, ...asked })), mistakes).replace(
    answerPlace,
    (whole, start: string, name: string, end: string) => {
      const markup = outlines.get(name)
      return markup === undefined ? whole : start + markup + end
    },
  )
}
