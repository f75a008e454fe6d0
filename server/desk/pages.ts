import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The app loads and runs only its own files; nothing is inline. */
const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // Pages of the site, for editing.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Lets `registerWorker` name the worker's file.
  'trusted-types desk-worker',
].join('; ')

const plainName = /^[\w-]+(?:\.[\w-]+)+$/

/** Serves the app: one page for all its URLs, and its files. */
export const deskPages = (app: FastifyInstance): void => {
  // A page opened before the last build still loads the files it names.
  const folderWith = (path: string) => app.build.now().desks.find((folder) => existsSync(join(folder, path)))

  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params: { file } }, reply) => {
    const path = `assets/${file}`
    const folder = plainName.test(file) ? folderWith(path) : undefined
    if (folder === undefined) return reply.code(404).send({ error: 'not-found' })
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path, folder)
  })

  // Without a trailing slash, so that the worker's scope includes /desk.
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
      // No ETag: caches must not store the page.
      return reply
        .header('content-security-policy', appPolicy)
        .sendFile('index.html', folder, { etag: false, lastModified: false, acceptRanges: false })
    })
  }
}
