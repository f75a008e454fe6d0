import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { QuoteOutcome } from '../health/metrics.ts'
import { allowOtherSites } from '../http/cross-origin.ts'
import { homeOfLanguage } from '../http/page-language.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/site.ts'
import { wantsJson } from '../http/wants-json.ts'
import { errorCode } from '../start-error.ts'
import { StorageUnavailable } from '../storage/leads.ts'
import { type FormAgain, sendFormAgain, sendSuccess, sendUnsaved } from './answer.ts'
import type { FormWords } from './form-words.ts'
import { formLimits, refusalOf } from './limits.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { parseQuote } from './parse-quote.ts'
import { type Fields, mediaTypeOf, readFields } from './read-fields.ts'
import { withKey } from './request-key.ts'
import { sourceOf } from './source.ts'
import type { FormName } from './submit-quote.ts'

/** What the build that is served says of its forms. */
export type FormFacts = {
  form: { id: string; project: string }
  /** The languages of the site, the first of which stands at `/`. */
  languages: readonly string[]
  /** What is said of forms that fail, in a language of the site; without one, in the first. */
  wordsIn: (language?: string) => FormWords
}

export type QuoteParts = {
  site: Site
  facts: () => FormFacts
  isActive: boolean
  hasRateLimit: boolean
  /** Puts the estimate that a query names into the page with the form, in a language of the site. */
  showEstimate?: (page: string, query: string, language: string | undefined) => string
  /** Keeps the request; resolves when it is on disk. */
  submit: (name: FormName, quote: ParsedQuote) => Promise<QuoteOutcome>
}

type Address = { Params: { form: string; project?: string } }

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

const checkAddress = ({ facts, isActive }: QuoteParts, params: Address['Params']) => {
  const { form } = facts()
  if (params.project !== undefined && params.project !== form.project) {
    throw new Refusal(404, [formError('PROJECT_NOT_FOUND')])
  }
  if (params.form !== form.id) throw new Refusal(404, [formError('FORM_NOT_FOUND')])
  if (!isActive) throw new Refusal(403, [formError('INACTIVE')])
}

const refuseMethod = async () => {
  throw new Refusal(405, [formError('BLOCKED', 'Send the form with POST.')], { allow: 'POST, OPTIONS' })
}

type Limits = Awaited<ReturnType<typeof formLimits>> | undefined

const formAgain = (parts: QuoteParts, fields: Fields): FormAgain => {
  const { site, facts, showEstimate } = parts
  const { languages, wordsIn } = facts()
  const language = fields.get(quoteFields.language)
  const known = typeof language === 'string' ? language : undefined
  return {
    site,
    fields,
    home: homeOfLanguage(known, languages),
    words: wordsIn(known),
    showEstimate: (page, query) => showEstimate?.(page, query, known) ?? page,
  }
}

const keep = async (
  parts: QuoteParts & { limits: Limits },
  request: FastifyRequest<Address>,
  reply: FastifyReply,
  fields: Fields,
) => {
  const again = formAgain(parts, fields)
  try {
    const parsed = withKey(parseQuote(fields), request)
    const quote = { ...parsed, source: sourceOf(request, parsed.request[quoteFields.campaign]) }
    const { id, project } = parts.facts().form
    const outcome = await parts.submit({ project, form: id }, quote)
    if (outcome !== 'repeated') await parts.limits?.countKept(request)
    return sendSuccess(request, reply, quote.next ?? `${again.home}/thanks`)
  } catch (error) {
    if (error instanceof StorageUnavailable) {
      request.log.error({ code: errorCode(error.cause), stack: error.stack }, 'request not kept')
      return sendUnsaved(request, reply, again)
    }
    if (!(error instanceof Refusal) || wantsJson(request)) throw error
    return sendFormAgain(reply, again, error)
  }
}

const formRoute = async (app: FastifyInstance, url: string, parts: QuoteParts & { limits: Limits }): Promise<void> => {
  const { limits } = parts
  await allowOtherSites(app)

  // One bounded reader for every kind of body: what it holds is decided after the address has been checked.
  app.removeAllContentTypeParsers()
  // Those of forms by their names: what is left over is parsed anew for each request.
  const read = async (_request: FastifyRequest, payload: FastifyRequest['raw']) => readBody(payload)
  app.addContentTypeParser([...formTypes, '*'], read)

  app.post<Address>(url, async (request, reply) => {
    checkAddress(parts, request.params)
    const tooMany = await limits?.take(request)
    if (tooMany && wantsJson(request)) throw refusalOf(tooMany, parts.facts().wordsIn())
    const contentType = request.headers['content-type'] ?? ''
    if (request.body !== undefined && !formTypes.includes(mediaTypeOf(contentType))) {
      throw new Refusal(415, [formError('EMPTY', 'Send the form as multipart, urlencoded or JSON.')])
    }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const fields = await readFields(contentType, body).catch((error: unknown) => {
      throw tooMany ? refusalOf(tooMany, parts.facts().wordsIn()) : error
    })
    if (tooMany) {
      const again = formAgain(parts, fields)
      return sendFormAgain(reply, again, refusalOf(tooMany, again.words))
    }
    return keep(parts, request, reply, fields)
  })
  app.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url, handler: refuseMethod })
}

/** `POST /f/:form` and `POST /p/:project/f/:form`, for this site's own form and for the clients of form services. */
export const quoteRoutes = async (app: FastifyInstance, parts: QuoteParts): Promise<void> => {
  const all = { ...parts, limits: parts.hasRateLimit ? await formLimits(app) : undefined }
  await app.register((forms) => formRoute(forms, '/:form', all), { prefix: '/f/' })
  await app.register((forms) => formRoute(forms, '/:project/f/:form', all), { prefix: '/p/' })
}
