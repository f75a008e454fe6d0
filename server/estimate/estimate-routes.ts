import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerPlace } from '../../contract/answer-place.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { estimateFields, estimatePath, estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import { washFields } from '../../pricing/wash-question.ts'
import type { ServerContent, ServerWords } from '../builds/server-content.ts'
import { type Html, html } from '../http/html/html.ts'
import { homeOf } from '../http/page-language.ts'
import { answerHtml } from './answer-html.ts'
import { estimateOf } from './lead-estimate.ts'

type Content = Pick<ServerContent, 'rates' | 'wordsIn' | 'business' | 'soiling'>

type Answer = (query: URLSearchParams, content: Content & ServerWords, home: string) => Html

/**
 * `GET /estimate?service=solar&panels=20` and `GET /quote?...` without script: the built page with the answer, or the
 * checkbox that sends the estimate along, at its marker. Without a query, the page as built.
 */
export const estimateRoutes = async (app: FastifyInstance): Promise<void> => {
  const { site, build } = app
  const content = (): Content => build.now().content
  const serve = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', asked = ''] = request.url.split('?')
    const home = homeOf(path, content().business.languages)
    const query = new URLSearchParams(asked)
    const isAsked = [...estimateFields, ...washFields].some((field) => query.has(field))
    const page = isAsked ? site.readPage(path) : undefined
    if (page !== undefined) {
      const { markup } = answer(query, { ...content(), ...content().wordsIn(home.slice(1)) }, home)
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', site.policyFor(path))
        .type('text/html; charset=utf-8')
        .send(page.replace(answerPlace, () => markup))
    }
    const found = site.fileFor(path)
    if (found) site.send(reply, found)
    else reply.callNotFound()
    return reply
  }

  // A later build may add a language, so the routes match any code.
  for (const [path, answer] of Object.entries(answers))
    for (const url of [path, `/:language(^[a-z]{2}$)${path}`]) app.get(url, serve(answer))
}

const answers: Record<string, Answer> = {
  [estimatePath]: (query, content, home) => answerHtml(query, content, `${home}/quote`),
  '/quote': (query, content) => estimateBox(query, content),
}

/** Checkbox that sends the query's estimate with the quote request; empty if its job cannot be priced. */
const estimateBox = (query: URLSearchParams, { estimate: words, ...prices }: Content & ServerWords): Html => {
  const kept = estimateOf(String(query), prices)
  if (!kept) return html``
  const label = words.request.replace('{estimate}', () => kept.said)
  return html`<label class="quote-estimate"><input type="checkbox" name="${quoteFields.estimate}" value="${estimateQuery(readAnswers(query))}" checked><span>${label}</span></label>`
}
