import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { estimate } from '../../pricing/estimate.ts'
import { estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import type { ServerContent } from '../content.ts'
import type { Site } from '../http/site.ts'
import { fillEstimateBox } from './fill-estimate-box.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'

export type EstimateParts = {
  site: Site
  content: () => Pick<ServerContent, 'rates' | 'priceWords' | 'estimate' | 'business'>
}

const answersIn = ({ url }: FastifyRequest) => readAnswers(new URLSearchParams(url.split('?')[1] ?? ''))

/**
 * `GET /estimate?service=solar&panels=20`: the page of the estimate with its answer in it, so that the form works without
 * script; `GET /quote?...`: the quote form that sends it along. Without a question each is served like any other page.
 */
export const estimateRoutes = async (app: FastifyInstance, { site, content }: EstimateParts): Promise<void> => {
  type Fill = (page: string, answers: ReturnType<typeof readAnswers>) => string

  const serveFilled = (path: string, fill: Fill) =>
    app.get(path, async (request, reply): Promise<FastifyReply> => {
      const answers = answersIn(request)
      const page = Object.keys(answers).length > 0 ? site.readPage(path) : undefined
      if (page !== undefined) {
        return reply
          .header('cache-control', 'no-cache')
          .header('content-security-policy', site.policyFor(path))
          .type('text/html; charset=utf-8')
          .send(fill(page, answers))
      }
      const found = site.fileFor(path)
      if (found) site.send(reply, found)
      else reply.callNotFound()
      return reply
    })

  serveFilled('/estimate', (page, answers) => {
    const { rates, priceWords, estimate: words, business } = content()
    return fillEstimatePage(page, answers, estimate(answers, rates, priceWords), { words: words.answer, us: business })
  })

  serveFilled('/quote', (page, answers) => fillEstimateBox(page, estimateQuery(answers), content()))
}
