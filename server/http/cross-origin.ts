import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * CORS for routes that pages of other sites may post to. Safe for all origins, because these routes use no cookies.
 * Rejections get the headers too.
 */
export const allowOtherSites = async (app: FastifyInstance): Promise<void> => {
  // No list of headers: the plugin then allows whichever headers a preflight asks for.
  await app.register(cors, { origin: '*', methods: ['POST', 'OPTIONS'], maxAge: 86_400 })
}
