import type { FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import type { FormSuccessReply } from '../../contract/form-errors.ts'
import { formPath } from '../../contract/form-path.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { Refusal } from '../http/refusal.ts'
import { closedPolicy } from '../http/security-headers.ts'
import type { Site } from '../http/site.ts'
import { wantsJson } from '../http/wants-json.ts'
import { fillQuotePage } from './fill-quote-page.ts'
import { plainQuotePage } from './plain-quote-page.ts'
import type { Fields } from './read-fields.ts'

const thanks = '/thanks'

/** Answers a request that has been kept: JSON to a script, the thank-you page to a browser's own form. */
export const sendSuccess = (request: FastifyRequest, reply: FastifyReply, next = thanks): FastifyReply => {
  reply.header('cache-control', 'no-store')
  const success: FormSuccessReply = { ok: true, next }
  return wantsJson(request) ? reply.send(success) : reply.redirect(next, 303)
}

type ShownAgain = {
  site: Site
  /** The id of the form. */
  form: string
  fields: Fields
  /** Puts the estimate of a query into the page with the form. */
  showEstimate?: ((page: string, query: string) => string) | undefined
}

/** Says that the request could not be kept, `sentence` being whom to call; the answers stay in the form. */
export const sendUnsaved = (
  request: FastifyRequest,
  reply: FastifyReply,
  { sentence, ...shown }: ShownAgain & { sentence: string },
): FastifyReply => {
  reply.header('retry-after', '60')
  if (wantsJson(request)) return reply.code(503).header('cache-control', 'no-store').send({ error: sentence })
  return sendFormAgain(reply, shown, new Refusal(503, [formError('BLOCKED', sentence)]))
}

/** Shows the form again to a browser without script: the answers kept, each mistake named. */
export const sendFormAgain = (
  reply: FastifyReply,
  { site, form, fields, showEstimate = (page) => page }: ShownAgain,
  { statusCode, errors, headers }: Refusal,
): FastifyReply => {
  const built = site.readPage('/quote')
  const estimate = fields.get(quoteFields.estimate)
  const again = built === undefined ? undefined : fillQuotePage(built, fields, errors)
  const filled = again !== undefined && typeof estimate === 'string' ? showEstimate(again, estimate) : again
  reply.code(statusCode).headers(headers).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  reply.header('content-security-policy', filled === undefined ? closedPolicy : site.policyFor('/quote'))
  return reply.send(filled ?? fillQuotePage(plainQuotePage(formPath({ id: form })), fields, errors))
}
