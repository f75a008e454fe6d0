import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { estimateFields, estimatePath } from '../../pricing/estimate-answers.ts'
import { washFields } from '../../pricing/wash-question.ts'
import type { ServerContent, ServerWords } from '../builds/content.ts'
import { homeOf } from '../http/page-language.ts'
import { fillEstimateBox } from './fill-estimate-box.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'

type Content = Pick<ServerContent, 'rates' | 'wordsIn' | 'business' | 'soiling'>

type Fill = (page: string, query: URLSearchParams, content: Content & ServerWords, home: string) => string

const pages: Record<string, Fill> = {
  [estimatePath]: fillEstimatePage,
  '/quote': (page, query, content) => fillEstimateBox(page, String(query), content),
}

/**
 * `GET /estimate?service=solar&panels=20`: the page of the estimate with its answer in it, so that the form works without
 * script; `GET /quote?...`: the quote form that sends it along. Without a question each is served like any other page.
 */
export const estimateRoutes = async (app: FastifyInstance): Promise<void> => {
  const { site, build } = app
  const content = (): Content => build.now().content
  const serve = (fill: Fill) => async (request: FastifyRequest, reply: FastifyReply) => {
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
        .send(fill(page, query, { ...content(), ...content().wordsIn(home.slice(1)) }, home))
    }
    const found = site.fileFor(path)
    if (found) site.send(reply, found)
    else reply.callNotFound()
    return reply
  }

  // A further language may come with a later build: its code is asked for at each request, not at the start.
  for (const [path, fill] of Object.entries(pages))
    for (const url of [path, `/:language(^[a-z]{2}$)${path}`]) app.get(url, serve(fill))
}
