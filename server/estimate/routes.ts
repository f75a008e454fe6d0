import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { estimate } from '../../pricing/estimate.ts'
import { readAnswers } from '../../pricing/estimate-answers.ts'
import type { ServerContent } from '../content.ts'
import type { Site } from '../http/site.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'

export type EstimateParts = {
  site: Site
  content: () => Pick<ServerContent, 'rates' | 'priceWords' | 'estimate' | 'business'>
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '')

/**
 * `GET /estimate?service=solar&panels=20`: the page of the estimate with its answer in it, so that the form works without
 * script. Without a question the page is served like any other.
 */
export const estimateRoutes = async (app: FastifyInstance, { site, content }: EstimateParts): Promise<void> => {
  app.get('/estimate', async (request, reply): Promise<FastifyReply> => {
    const answers = readAnswers(queryOf(request))
    const page = Object.keys(answers).length > 0 ? site.readPage('/estimate') : undefined
    if (page === undefined) {
      const found = site.fileFor('/estimate')
      if (found) return site.send(reply, found)
      reply.callNotFound()
      return reply
    }
    const { rates, priceWords, estimate: words, business } = content()
    const answered = fillEstimatePage(page, answers, estimate(answers, rates, priceWords), { words, us: business })
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', site.policyFor('/estimate'))
      .type('text/html; charset=utf-8')
      .send(answered)
  })
}
