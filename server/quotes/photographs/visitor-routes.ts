import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerPlace } from '../../../contract/answer-place.ts'
import { formError } from '../../../contract/form-error-messages.ts'
import type { FormErrorCode } from '../../../contract/form-errors.ts'
import { uuidOf } from '../../../contract/uuid.ts'
import { homeOf } from '../../http/page-language.ts'
import { oneAtATime } from '../../http/rate-limit.ts'
import { readBody } from '../../http/read-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { wantsJson } from '../../http/wants-json.ts'
import { photoForm } from './form-html.ts'
import type { PhotographRefusal } from './photograph-store.ts'
import { photographsLimit, readFiles } from './read-uploads.ts'

type Asked = { Querystring: { photos?: unknown } }

/** Most visitors uploading at the same time: each upload is held in memory. */
const mostAtOnce = 3

const codes: Record<PhotographRefusal, [status: number, code: FormErrorCode]> = {
  'no-picture': [400, 'NO_FILE_UPLOADS'],
  'too-many': [400, 'TOO_MANY_FILES'],
  full: [503, 'INACTIVE'],
  'not-found': [410, 'FORM_NOT_FOUND'],
}

const refusalOf = (why: PhotographRefusal): Refusal => {
  const [status, code] = codes[why]
  return new Refusal(status, [formError(code)])
}

// Derived from the picture, so that a repeated upload is stored once.
const idOf = (leadId: string, bytes: Buffer) =>
  uuidOf(createHash('sha256').update(leadId).update(bytes).digest('hex'), 8)

/**
 * `/thanks?photos=<token>`: the built page with a form by which the visitor adds photographs to their lead. GET changes
 * nothing: programs that open every link of a letter leave no trace.
 */
export const visitorPhotographRoutes = async (app: FastifyInstance): Promise<void> => {
  const { site, build, photographs } = app
  const { links } = photographs
  const senders = oneAtATime()
  let busy = 0

  const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?', 1)[0] ?? ''
  const wordsOf = (request: FastifyRequest) => {
    const { business, wordsIn } = build.now().content
    return wordsIn(homeOf(pathOf(request), business.languages).slice(1)).photographs.visitor
  }
  const tokenOf = ({ query }: FastifyRequest<Asked>) => (typeof query.photos === 'string' ? query.photos : '')
  const leadOf = (request: FastifyRequest<Asked>) => links.leadOf(tokenOf(request), new Date())

  const sendPage = async (request: FastifyRequest<Asked>, reply: FastifyReply, error?: string) => {
    const words = wordsOf(request)
    const leadId = await leadOf(request)
    const kept = leadId ? await photographs.of(leadId) : []
    const count = kept.filter(({ stage }) => stage === 'visitor').length
    const page = site.readPage(pathOf(request)) ?? `<!doctype html>${answerPlace}`
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
      .header('content-security-policy', site.policyFor(pathOf(request)))
      .type('text/html; charset=utf-8')
      .send(page.replace(answerPlace, () => (words ? photoForm(words, count, error).markup : '')))
  }

  const show = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    if (request.query.photos === undefined || !wordsOf(request)) {
      const found = site.fileFor(pathOf(request))
      if (found) site.send(reply, found)
      else reply.callNotFound()
      return reply
    }
    if (await leadOf(request)) return sendPage(request, reply)
    return sendPage(request, reply.code(410), 'FORM_NOT_FOUND')
  }

  // Runs before the body is read: requests without a valid link, and parallel ones of a sender, take no memory.
  const admit = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    if (!wordsOf(request)) throw new Refusal(400, [formError('NO_FILE_UPLOADS')])
    if (!(await leadOf(request))) throw refusalOf('not-found')
    const end = busy < mostAtOnce ? senders.begin(request.ip) : undefined
    if (!end) throw new Refusal(429, [formError('BLOCKED')], { 'retry-after': '5' })
    busy += 1
    reply.raw.once('close', () => {
      busy -= 1
      end()
    })
  }

  const take = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const files = await readFiles(request.headers['content-type'] ?? '', body)
    const leadId = await leadOf(request)
    if (!leadId) throw refusalOf('not-found')
    for (const bytes of files) {
      const sent = { id: idOf(leadId, bytes), lead_id: leadId, stage: 'visitor', person_id: null, bytes } as const
      const refused = await photographs.add(sent, new Date())
      if (refused) throw refusalOf(refused)
    }
    const next = `${pathOf(request)}?photos=${tokenOf(request)}#photos`
    return wantsJson(request) ? reply.send({ ok: true, next }) : reply.redirect(next, 303)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: FastifyRequest['raw']) =>
    readBody(payload, photographsLimit),
  )
  // A browser gets the error above the form; the app's error handler answers programs.
  app.setErrorHandler(async (error, request: FastifyRequest<Asked>, reply) => {
    if (!(error instanceof Refusal) || wantsJson(request) || !wordsOf(request)) throw error
    return sendPage(request, reply.code(error.statusCode).headers(error.headers), error.errors[0]?.code)
  })
  for (const url of ['/thanks', '/:language(^[a-z]{2}$)/thanks']) {
    app.get<Asked>(url, show)
    app.post<Asked>(url, { onRequest: admit }, take)
  }
}
