import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { allowOtherSites } from '../http/cross-origin.ts'
import { homeOfLanguage } from '../http/page-language.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { wantsJson } from '../http/wants-json.ts'
import { errorCode } from '../process/start-error.ts'
import { StorageUnavailable } from '../storage/leads.ts'
import { type FormLanguage, sendMistakes, sendSuccess, sendUnsaved } from './form-answer.ts'
import { formLimits, refusalOf } from './limits.ts'
import { parseQuote } from './parse-quote.ts'
import { type Fields, mediaTypeOf, readFields } from './read-fields.ts'
import { withKey } from './request-key.ts'
import { sourceOf } from './source.ts'

/** `POST /f/:form` and `POST /p/:project/f/:form`, for this site's form and for clients of form services. */
export const quoteRoutes = async (app: FastifyInstance): Promise<void> => {
  const limits = app.config.RATE_LIMIT ? await formLimits(app) : undefined
  await app.register((forms) => formRoute(forms, '/:form', limits), { prefix: '/f/' })
  await app.register((forms) => formRoute(forms, '/:project/f/:form', limits), { prefix: '/p/' })
}

type Address = { Params: { form: string; project?: string } }

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

type Limits = Awaited<ReturnType<typeof formLimits>> | undefined

const formRoute = async (app: FastifyInstance, url: string, limits: Limits): Promise<void> => {
  await allowOtherSites(app)

  // Replaces all body parsers by one with a size limit; the handler parses the body after checking the address.
  app.removeAllContentTypeParsers()
  // Registers the form types by name: Fastify reparses a type matched by `*` for each request.
  const read = async (_request: FastifyRequest, payload: FastifyRequest['raw']) => readBody(payload)
  app.addContentTypeParser([...formTypes, '*'], read)

  const ownersWords = () => app.build.now().content.serverError

  app.post<Address>(url, async (request, reply) => {
    checkAddress(app, request.params)
    const tooMany = await limits?.take(request)
    if (tooMany && wantsJson(request)) throw refusalOf(tooMany, ownersWords())
    const contentType = request.headers['content-type'] ?? ''
    if (request.body !== undefined && !formTypes.includes(mediaTypeOf(contentType))) {
      throw new Refusal(415, [formError('EMPTY', 'Send the form as multipart, urlencoded or JSON.')])
    }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const fields = await readFields(contentType, body).catch((error: unknown) => {
      throw tooMany ? refusalOf(tooMany, ownersWords()) : error
    })
    if (tooMany) {
      const language = languageOf(app, fields)
      return sendMistakes(reply, language, refusalOf(tooMany, language.words.serverError))
    }
    return keep(app, limits, request, reply, fields)
  })
  app.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url, handler: refuseMethod })
}

const checkAddress = ({ build }: FastifyInstance, params: Address['Params']) => {
  const { form } = build.now().content.business
  if (params.project !== undefined && params.project !== form.project) {
    throw new Refusal(404, [formError('PROJECT_NOT_FOUND')])
  }
  if (params.form !== form.id) throw new Refusal(404, [formError('FORM_NOT_FOUND')])
}

const languageOf = ({ build }: FastifyInstance, fields: Fields): FormLanguage => {
  const { business, wordsIn } = build.now().content
  const language = fields.get(quoteFields.language)
  const known = typeof language === 'string' ? language : undefined
  return { home: homeOfLanguage(known, business.languages), words: wordsIn(known) }
}

const keep = async (
  app: FastifyInstance,
  limits: Limits,
  request: FastifyRequest<Address>,
  reply: FastifyReply,
  fields: Fields,
) => {
  const language = languageOf(app, fields)
  try {
    if (!app.config.FORM_ACTIVE) throw new Refusal(403, [formError('INACTIVE')])
    const parsed = withKey(parseQuote(fields), request)
    const quote = { ...parsed, source: sourceOf(request, parsed.request[quoteFields.campaign]) }
    const { id, project } = app.build.now().content.business.form
    const { outcome, leadId } = await app.leads.submit({ project, form: id }, quote)
    if (outcome !== 'repeated' && outcome !== 'test') await limits?.countKept(request)
    const photographs = leadId && app.photographs.pathFor(leadId, language.home)
    return sendSuccess(request, reply, quote.next ?? photographs ?? `${language.home}/thanks`)
  } catch (error) {
    if (error instanceof StorageUnavailable) {
      request.log.error({ code: errorCode(error.cause), stack: error.stack }, 'request not kept')
      return sendUnsaved(request, reply, language)
    }
    if (!(error instanceof Refusal) || wantsJson(request)) throw error
    return sendMistakes(reply, language, error)
  }
}

const refuseMethod = async () => {
  throw new Refusal(405, [formError('BLOCKED', 'Send the form with POST.')], { allow: 'POST, OPTIONS' })
}
