import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { estimate } from '../../pricing/estimate.ts'
import { estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import type { ServerContent, ServerWords } from '../content.ts'
import { homeOf } from '../http/page-language.ts'
import type { Site } from '../http/site.ts'
import { fillEstimateBox } from './fill-estimate-box.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'

export type EstimateParts = {
  site: Site
  content: () => Pick<ServerContent, 'rates' | 'wordsIn' | 'business'>
}

const answersIn = ({ url }: FastifyRequest) => readAnswers(new URLSearchParams(url.split('?')[1] ?? ''))

/**
 * `GET /estimate?service=solar&panels=20`: the page of the estimate with its answer in it, so that the form works without
 * script; `GET /quote?...`: the quote form that sends it along. Without a question each is served like any other page.
 */
export const estimateRoutes = async (app: FastifyInstance, { site, content }: EstimateParts): Promise<void> => {
  type Fill = (page: string, answers: ReturnType<typeof readAnswers>, words: ServerWords) => string

  const serve = (route: string, fill: Fill) =>
    app.get(route, async (request, reply): Promise<FastifyReply> => {
      const [path = ''] = request.url.split('?')
      const home = homeOf(path, content().business.languages)
      const answers = answersIn(request)
      const page = Object.keys(answers).length > 0 ? site.readPage(path) : undefined
      if (page !== undefined) {
        return reply
          .header('cache-control', 'no-cache')
          .header('content-security-policy', site.policyFor(path))
          .type('text/html; charset=utf-8')
          .send(fill(page, answers, content().wordsIn(home.slice(1))))
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

  serveFilled('/estimate', (page, answers, { priceWords, estimate: words }) => {
    const { rates, business } = content()
    return fillEstimatePage(page, answers, estimate(answers, rates, priceWords), { words: words.answer, us: business })
  })

  serveFilled('/quote', (page, answers, words) =>
    fillEstimateBox(page, estimateQuery(answers), { ...words, rates: content().rates }),
  )
}
