import type { FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import type { FormError, FormSuccessReply } from '../../contract/form-errors.ts'
import { sayFieldError } from '../../contract/say-field-error.ts'
import type { ServerWords } from '../builds/server-content.ts'
import { html } from '../http/html/html.ts'
import { messagePage } from '../http/html/message-page.ts'
import { Refusal } from '../http/refusal.ts'
import { wantsJson } from '../http/wants-json.ts'

/** Language of a form: its words, and its home path (`/es`). */
export type FormLanguage = { home: string; words: ServerWords }

/** Answers a stored quote request: JSON to a script, a redirect to `next` to a browser. */
export const sendSuccess = (request: FastifyRequest, reply: FastifyReply, next: string): FastifyReply => {
  reply.header('cache-control', 'no-store')
  const success: FormSuccessReply = { ok: true, next }
  return wantsJson(request) ? reply.send(success) : reply.redirect(next, 303)
}

/** Answers that the quote request could not be stored, with the phone number. */
export const sendUnsaved = (request: FastifyRequest, reply: FastifyReply, language: FormLanguage): FastifyReply => {
  const { unsaved } = language.words.serverError
  reply.header('retry-after', '60')
  if (wantsJson(request)) return reply.code(503).header('cache-control', 'no-store').send({ error: unsaved })
  return sendMistakes(reply, language, new Refusal(503, [formError('BLOCKED', unsaved)]))
}

/** Page that names each mistake, for browsers without script. Back returns to the filled-in form. */
export const sendMistakes = (
  reply: FastifyReply,
  { home, words }: FormLanguage,
  { statusCode, errors, headers }: Refusal,
): FastifyReply => {
  const { title, text, again } = words.quote.refused
  const more = html`<ul>${sayErrors(errors, words).map((sentence) => html`<li>${sentence}</li>`)}</ul>`
  const back = { href: `${home}/quote`, label: again }
  return reply
    .code(statusCode)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(messagePage(title, text, { language: words.language, more, back }))
}

// A `BLOCKED` error has its own sentence.
const sayErrors = (errors: readonly FormError[], { quote }: ServerWords): string[] =>
  errors.map((error) => {
    if ('field' in error) return sayFieldError(error, quote) ?? quote.failed
    return error.code === 'BLOCKED' ? error.message : quote.failed
  })
