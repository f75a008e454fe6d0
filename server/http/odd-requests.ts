import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** The address of a request. One that cannot be decoded, as `/%ff`, is read letter by letter, and so leads to no page. */
export const decodableUrl = ({ url = '/' }: IncomingMessage): string => {
  const [path = '/'] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** Refuses a request that names two hosts: a proxy and this server could each believe another one (RFC 9112, 3.2). */
export const refuseDuplicateHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    done(hosts.length > 1 ? new Refusal(400, [formError('EMPTY', 'The request names two hosts.')]) : undefined)
  })
}
