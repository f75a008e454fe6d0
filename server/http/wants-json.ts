import type { FastifyRequest } from 'fastify'

/**
 * True if the client reads JSON: it accepts JSON, sends JSON, or is a form-service client. Browsers posting a form do
 * none of these.
 */
export const wantsJson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['formspree-client'] !== undefined ||
  /\bapplication\/json\b/i.test(headers.accept ?? '') ||
  /^\s*application\/json\b/i.test(headers['content-type'] ?? '')
