import type { FastifyInstance } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/** Refuses a request that names two hosts: a proxy and this server could each believe another one (RFC 9112, 3.2). */
export const refuseDuplicateHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    done(hosts.length > 1 ? new Refusal(400, [formError('EMPTY', 'The request names two hosts.')]) : undefined)
  })
}
