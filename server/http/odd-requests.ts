import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** The request's URL. If its path cannot be decoded (`/%ff`), each % is escaped, so it matches no page. */
export const decodableUrl = ({ url = '/' }: IncomingMessage): string => {
  const [path = '/'] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** Rejects a request with two Host headers: a proxy and this server could each use another one (RFC 9112, 3.2). */
export const refuseDuplicateHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    done(hosts.length > 1 ? new Refusal(400, [formError('EMPTY', 'The request names two hosts.')]) : undefined)
  })
}
