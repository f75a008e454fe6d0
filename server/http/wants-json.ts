import type { FastifyRequest } from 'fastify'

/** Whether the sender reads JSON: it says so, is a form-service client, or sent JSON itself. A browser's form does not. */
export const wantsJson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['formspree-client'] !== undefined ||
  /\bapplication\/json\b/i.test(headers.accept ?? '') ||
  /^\s*application\/json\b/i.test(headers['content-type'] ?? '')
