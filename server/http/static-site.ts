import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagePage } from './message-page.ts'
import { offerNextPages } from './next-pages.ts'
import type { Site } from './site.ts'
import { wantsJson } from './wants-json.ts'

// A path that is decoded once and holds nothing that climbs, repeats or hides.
const plainPath = /^(?!.*(?:\/\.(?!well-known\/)|\/\/|\\|\0)).*$/s

const cachingOf = (file: string) => {
  if (file.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

const pathOf = (request: FastifyRequest): string | undefined => {
  try {
    const path = decodeURIComponent(request.url.replace(/[?#].*$/s, ''))
    return plainPath.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

const sendNotFound = (site: Site, request: FastifyRequest, reply: FastifyReply) => {
  reply.code(404).header('cache-control', 'no-cache')
  if (wantsJson(request)) return reply.send({ error: 'Page not found' })
  return site.sendPage(reply, '/404', messagePage('404', 'Oops! Page not found'))
}

const sendMethodNotAllowed = (reply: FastifyReply) =>
  reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .type('text/html; charset=utf-8')
    .send(messagePage('This address only shows a page', 'It takes no requests of this kind.'))

/** Serves the built site. An unknown city leads home; every other unknown path is a 404. */
export const serveSite = async (app: FastifyInstance, site: Site): Promise<void> => {
  await app.register(fastifyStatic, {
    root: site.dir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    suppressWarning: true,
  })

  app.get('/services/commercial-cleaning', async (_request, reply) => reply.redirect('/commercial-cleaning', 301))

  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    const file = path === undefined ? undefined : site.fileFor(path)
    if (path === undefined || file === undefined) {
      return path?.startsWith('/california/') ? reply.redirect('/', 302) : sendNotFound(site, request, reply)
    }
    reply.header('cache-control', cachingOf(file))
    if (file.endsWith('.html')) offerNextPages(reply).header('content-security-policy', site.policyFor(path))
    if (file === '404.html' || file === '404/index.html') reply.code(404)
    return reply.sendFile(file)
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const isPage = path !== undefined && site.fileFor(path) !== undefined
    return isPage ? sendMethodNotAllowed(reply) : sendNotFound(site, request, reply)
  })
}
