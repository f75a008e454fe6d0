import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import type { FormError } from '../../contract/form-errors.ts'
import { errorCode } from '../process/start-error.ts'
import type { Site } from './built-site.ts'
import { html } from './html/html.ts'
import { messagePage } from './html/message-page.ts'
import { homeOf } from './page-language.ts'
import { Refusal } from './refusal.ts'
import { wantsJson } from './wants-json.ts'

const list = (errors: readonly FormError[]) => html`<ul>${errors.map(({ message }) => html`<li>${message}</li>`)}</ul>`

/** Answers a rejected request as JSON or as a page, whichever the client accepts. */
const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { statusCode, errors, headers }: Refusal) => {
  reply.code(statusCode).headers(headers).header('cache-control', 'no-store')
  if (wantsJson(request)) return reply.send({ errors })
  const back = { href: '/quote', label: 'Back to the form' }
  return reply
    .type('text/html; charset=utf-8')
    .send(messagePage('Your request was not sent', 'Nothing was kept.', { more: list(errors), back }))
}

const clientRefusal = ({ statusCode = 500 }: Partial<FastifyError>): Refusal | undefined => {
  if (statusCode === 413) return new Refusal(413, [formError('FILES_TOO_BIG')])
  if (statusCode === 415)
    return new Refusal(415, [formError('EMPTY', 'Send the form as multipart, urlencoded or JSON.')])
  return statusCode >= 400 && statusCode < 500
    ? new Refusal(statusCode, [formError('EMPTY', 'The request could not be read.')])
    : undefined
}

/**
 * Error handler of pages and forms; photographs, the chat and the desk have their own. Logs internal errors and never
 * shows their details.
 */
export const errorHandler =
  (site: Site, languages: () => readonly string[]) =>
  async (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = error instanceof Refusal ? error : clientRefusal(error)
    if (refusal) return sendRefusal(request, reply, refusal)

    request.server.log.error({ reqId: request.id, code: errorCode(error), stack: error.stack }, 'request failed')
    reply.code(500).header('cache-control', 'no-store')
    if (wantsJson(request))
      return reply.send({ error: 'There was an error submitting your request. Please try again.' })
    return site.sendPage(
      reply,
      `${homeOf(request.url, languages())}/500`,
      messagePage('Unexpected Application Error!', 'Try again in a minute, or call us.'),
    )
  }
