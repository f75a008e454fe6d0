import type { FastifyInstance } from 'fastify'

const preflight = {
  'access-control-allow-methods': 'POST, OPTIONS',
  // What the published clients of form services send along.
  'access-control-allow-headers': 'content-type, accept, formspree-client, formspree-session-data, idempotency-key',
  'access-control-max-age': '86400',
}

/** Lets pages of every site post to these paths and read the answer, a refusal too: forms carry no cookies here. */
export const allowOtherSites = (app: FastifyInstance, paths: readonly string[]): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    done()
  })
  for (const path of paths) {
    app.options(path, async (_request, reply) => reply.code(204).headers(preflight).send())
  }
}
