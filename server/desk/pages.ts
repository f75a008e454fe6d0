import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** All that the app may load or run is its own; nothing of it stands in the page. */
export const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // The pages of the site, while they are edited.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const plainName = /^[\w-]+(?:\.[\w-]+)+$/

/** Serves the app: the same page for each of its addresses, and its files. */
export const deskPages = (app: FastifyInstance, folders: () => readonly string[]): void => {
  // A page that was opened before the last build still asks for the files that it names.
  const folderWith = (path: string) => folders().find((folder) => existsSync(join(folder, path)))

  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params: { file } }, reply) => {
    const path = `assets/${file}`
    const folder = plainName.test(file) ? folderWith(path) : undefined
    if (folder === undefined) return reply.code(404).send({ error: 'not-found' })
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path, folder)
  })

  // Without a slash at its end the scope of the worker holds /desk itself.
  const worker = { 'service-worker-allowed': '/desk', 'content-security-policy': appPolicy }
  for (const [file, headers] of Object.entries({
    'manifest.webmanifest': {},
    'worker.js': worker,
    'edit-page.js': {},
  })) {
    app.get(`/${file}`, async (_request, reply) => {
      const folder = folderWith(file)
      if (folder === undefined) return reply.code(404).send({ error: 'not-found' })
      return reply.headers(headers).sendFile(file, folder)
    })
  }

  for (const url of ['/', '/*']) {
    app.get(url, async (_request, reply) => {
      const folder = folderWith('index.html')
      if (folder === undefined) return reply.code(503).type('text/plain').send('Run npm run build.')
      // No validator: nobody keeps the page.
      return reply
        .header('content-security-policy', appPolicy)
        .sendFile('index.html', folder, { etag: false, lastModified: false, acceptRanges: false })
    })
  }
}
