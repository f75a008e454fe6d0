import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import type { QuoteOutcome } from '../health/metrics.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/site.ts'
import { wantsJson } from '../http/wants-json.ts'
import { errorCode } from '../start-error.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import { sendFormAgain, sendSuccess, sendUnsaved } from './answer.ts'
import { allowOtherSites } from './cross-origin.ts'
import { formLimits, type LimitWords } from './limits.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { parseQuote } from './parse-quote.ts'
import { type Fields, mediaTypeOf, readFields } from './read-fields.ts'
import { withKey } from './request-key.ts'
import { sourceOf } from './source.ts'
import type { FormName } from './submit-quote.ts'

export type QuoteParts = {
  site: Site
  form: { id: string; project: string }
  isActive: boolean
  /** What a visitor reads whose request could not be kept, or met a limit. */
  words: LimitWords & { unsaved: string }
  hasRateLimit: boolean
  /** Puts the estimate that a query names into the page with the form. */
  showEstimate?: (page: string, query: string) => string
  /** Keeps the request; resolves when it is on disk. */
  submit: (name: FormName, quote: ParsedQuote) => Promise<QuoteOutcome>
}

type Address = { Params: { form: string; project?: string } }

const paths = ['/f/:form', '/p/:project/f/:form']
const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

const checkAddress = ({ form, isActive }: QuoteParts, params: Address['Params']) => {
  if (params.project !== undefined && params.project !== form.project) {
    throw new Refusal(404, [formError('PROJECT_NOT_FOUND')])
  }
  if (params.form !== form.id) throw new Refusal(404, [formError('FORM_NOT_FOUND')])
  if (!isActive) throw new Refusal(403, [formError('INACTIVE')])
}

const refuseMethod = async () => {
  throw new Refusal(405, [formError('BLOCKED', 'Send the form with POST.')], { allow: 'POST, OPTIONS' })
}

type Limits = ReturnType<typeof formLimits> | undefined

const keep = async (
  parts: QuoteParts & { limits: Limits },
  request: FastifyRequest<Address>,
  reply: FastifyReply,
  fields: Fields,
) => {
  const again = { site: parts.site, form: parts.form.id, fields, showEstimate: parts.showEstimate }
  try {
    const quote = { ...withKey(parseQuote(fields), request), source: sourceOf(request) }
    const outcome = await parts.submit({ project: parts.form.project, form: parts.form.id }, quote)
    if (outcome !== 'repeated') parts.limits?.countKept()
    return sendSuccess(request, reply, quote.next)
  } catch (error) {
    if (error instanceof StorageUnavailable) {
      request.log.error({ reqId: request.id, code: errorCode(error.cause), stack: error.stack }, 'request not kept')
      return sendUnsaved(request, reply, { ...again, sentence: parts.words.unsaved })
    }
    if (!(error instanceof Refusal) || wantsJson(request)) throw error
    return sendFormAgain(reply, again, error)
  }
}

/** `POST /f/:form` and `POST /p/:project/f/:form`, for this site's own form and for the clients of form services. */
export const quoteRoutes = async (app: FastifyInstance, parts: QuoteParts): Promise<void> => {
  allowOtherSites(app, paths)

  // One bounded reader for every kind of body: what it holds is decided after the address has been checked.
  app.removeAllContentTypeParsers()
  // Those of forms by their names: what is left over is parsed anew for each request.
  const read = async (_request: FastifyRequest, payload: FastifyRequest['raw']) => readBody(payload)
  app.addContentTypeParser([...formTypes, '*'], read)

  const limits = parts.hasRateLimit ? formLimits(parts.words) : undefined
  // Its lines name the request themselves: a logger for each would be made to say two.
  const settings = { childLoggerFactory: (logger: FastifyBaseLogger) => logger }

  for (const url of paths) {
    app.post<Address>(url, settings, async (request, reply) => {
      checkAddress(parts, request.params)
      const tooMany = limits?.take(request.ip)
      if (tooMany && wantsJson(request)) throw tooMany
      const contentType = request.headers['content-type'] ?? ''
      if (request.body !== undefined && !formTypes.includes(mediaTypeOf(contentType))) {
        throw new Refusal(415, [formError('EMPTY', 'Send the form as multipart, urlencoded or JSON.')])
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const fields = await readFields(contentType, body).catch((error: unknown) => {
        throw tooMany ?? error
      })
      if (tooMany) return sendFormAgain(reply, { ...parts, form: parts.form.id, fields }, tooMany)
      return keep({ ...parts, limits }, request, reply, fields)
    })
    app.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url, handler: refuseMethod })
  }
}
