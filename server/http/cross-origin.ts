import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Lets pages of every site post to the routes of this plugin and read the answer, also a refusal: none of them uses cookies. */
export const allowOtherSites = async (app: FastifyInstance): Promise<void> => {
  // Without a list of headers, a preflight is allowed whatever headers it asks for.
  await app.register(cors, { origin: '*', methods: ['POST', 'OPTIONS'], maxAge: 86_400 })
}
