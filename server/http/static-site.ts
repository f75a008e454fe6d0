import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from './built-site.ts'
import { xmlType } from './file-headers.ts'
import { messagePage } from './html/message-page.ts'
import { homeOf } from './page-language.ts'
import { wantsJson } from './wants-json.ts'

// Excludes hidden files, repeated slashes, backslashes and NUL in a decoded path.
const plainPath = /^(?!.*(?:\/\.(?!well-known\/)|\/\/|\\|\0))/s

const pathOf = ({ url }: FastifyRequest): string | undefined => {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return plainPath.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

const sendNotFound = (site: Site, request: FastifyRequest, reply: FastifyReply, home: string) => {
  reply.code(404).header('cache-control', 'no-cache')
  if (wantsJson(request)) return reply.send({ error: 'Page not found' })
  return site.sendPage(reply, `${home}/404`, messagePage('404', 'Oops! Page not found'))
}

const sendMethodNotAllowed = (reply: FastifyReply) =>
  reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .type('text/html; charset=utf-8')
    .send(messagePage('This address only shows a page', 'It takes no requests of this kind.'))

/** Error pages have their status under their own URL too. */
const statusOf: Readonly<Record<string, number>> = { '/404': 404, '/500': 500 }

/**
 * Serves the built site. Redirects old URLs (301) and unknown towns (302 to the home page); other unknown paths are
 * 404.
 */
export const serveSite = async (app: FastifyInstance): Promise<void> => {
  const { site, build } = app
  await app.register(fastifyStatic, { serve: false, cacheControl: false, preCompressed: true })
  // The plugin overwrites the type of `headersOf` without a charset.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === 'application/xml') reply.type(xmlType)
  })

  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    const found = path === undefined ? undefined : site.fileFor(path)
    const { placesPath, redirects, languages } = build.now().content.business
    const home = homeOf(path ?? '', languages)
    if (path === undefined || found === undefined) {
      const moved = new Map(Object.entries(redirects)).get(path?.replace(/\/$/, '') ?? '')
      // Keeps a campaign's parameters.
      const query = /\?.*/.exec(request.url)?.[0] ?? ''
      if (moved !== undefined) reply.redirect(moved + query, 301)
      else if (`${path}/`.startsWith(`${home}${placesPath}/`)) reply.redirect((home || '/') + query, 302)
      else sendNotFound(site, request, reply, home)
      return
    }
    const status = statusOf[path.slice(home.length).replace(/\/$/, '')]
    if (status) site.sendPage(reply.code(status), path, '')
    else site.send(reply, found)
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && path !== undefined && site.fileFor(path) !== undefined) sendMethodNotAllowed(reply)
    else sendNotFound(site, request, reply, homeOf(path ?? '', build.now().content.business.languages))
  })
}
