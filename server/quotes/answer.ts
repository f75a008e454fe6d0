import type { FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import type { FormSuccessReply } from '../../contract/form-errors.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { Refusal } from '../http/refusal.ts'
import type { Site } from '../http/site.ts'
import { wantsJson } from '../http/wants-json.ts'
import { fillQuotePage } from './fill-quote-page.ts'
import { type FormWords, sayErrors } from './form-words.ts'
import type { Fields } from './read-fields.ts'

/** The form that was sent: the answers in it, and where the pages in its language stand. */
export type FormAgain = {
  site: Site
  fields: Fields
  home: string
  words: FormWords
  /** Puts the estimate of a query into the page with the form. */
  showEstimate: (page: string, query: string) => string
}

/** Answers a request that has been kept: JSON to a script, the thank-you page `next` to a browser's own form. */
export const sendSuccess = (request: FastifyRequest, reply: FastifyReply, next: string): FastifyReply => {
  reply.header('cache-control', 'no-store')
  const success: FormSuccessReply = { ok: true, next }
  return wantsJson(request) ? reply.send(success) : reply.redirect(next, 303)
}

/** Says that the request could not be kept, and whom to call; the answers stay in the form. */
export const sendUnsaved = (request: FastifyRequest, reply: FastifyReply, again: FormAgain): FastifyReply => {
  const { unsaved } = again.words
  reply.header('retry-after', '60')
  if (wantsJson(request)) return reply.code(503).header('cache-control', 'no-store').send({ error: unsaved })
  return sendFormAgain(reply, again, new Refusal(503, [formError('BLOCKED', unsaved)]))
}

/** Shows the form again to a browser without script: the answers kept, each mistake named. */
export const sendFormAgain = (
  reply: FastifyReply,
  { site, fields, home, words, showEstimate }: FormAgain,
  refusal: Refusal,
): FastifyReply => {
  const path = `${home}/quote`
  const built = site.readPage(path)
  if (built === undefined) throw refusal
  const { statusCode, errors, headers } = refusal
  const estimate = fields.get(quoteFields.estimate)
  const filled = fillQuotePage(built, fields, sayErrors(errors, words))
  reply.code(statusCode).headers(headers).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  reply.header('content-security-policy', site.policyFor(path))
  return reply.send(typeof estimate === 'string' ? showEstimate(filled, estimate) : filled)
}
