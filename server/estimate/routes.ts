import type { FastifyInstance, FastifyReply } from 'fastify'
import { estimateFields, estimatePath } from '../../pricing/estimate-answers.ts'
import { washFields } from '../../pricing/wash-question.ts'
import type { ServerContent, ServerWords } from '../content.ts'
import { homeOf } from '../http/page-language.ts'
import type { Site } from '../http/site.ts'
import { fillEstimateBox } from './fill-estimate-box.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'

export type EstimateParts = {
  site: Site
  content: () => Pick<ServerContent, 'rates' | 'wordsIn' | 'business' | 'soiling'>
}

/**
 * `GET /estimate?service=solar&panels=20`: the page of the estimate with its answer in it, so that the form works without
 * script; `GET /quote?...`: the quote form that sends it along. Without a question each is served like any other page.
 */
export const estimateRoutes = async (app: FastifyInstance, { site, content }: EstimateParts): Promise<void> => {
  type Fill = (page: string, query: URLSearchParams, words: ServerWords, home: string) => string

  const serve = (route: string, fill: Fill) =>
    app.get(route, async (request, reply): Promise<FastifyReply> => {
      const [path = '', asked = ''] = request.url.split('?')
      const home = homeOf(path, content().business.languages)
      const query = new URLSearchParams(asked)
      const isAsked = [...estimateFields, ...washFields].some((field) => query.has(field))
      const page = isAsked ? site.readPage(path) : undefined
      if (page !== undefined) {
        return reply
          .header('cache-control', 'no-cache')
          .header('content-security-policy', site.policyFor(path))
          .type('text/html; charset=utf-8')
          .send(fill(page, query, content().wordsIn(home.slice(1)), home))
      }
      const found = site.fileFor(path)
      if (found) site.send(reply, found)
      else reply.callNotFound()
      return reply
    })

  // A further language may come with a later build: its code is asked for at each request, not at the start.
  const serveFilled = (path: string, fill: Fill) => {
    serve(path, fill)
    serve(`/:language(^[a-z]{2}$)${path}`, fill)
  }

  serveFilled(estimatePath, (page, query, words, home) =>
    fillEstimatePage(page, query, { ...content(), ...words }, home),
  )
  serveFilled('/quote', (page, query, words) =>
    fillEstimateBox(page, String(query), { ...words, rates: content().rates }),
  )
}
