import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from './entity-tag.ts'
import { messagePage } from './message-page.ts'
import type { Site } from './site.ts'
import { isText, type TextAnswer } from './text-files.ts'
import { wantsJson } from './wants-json.ts'

// A path that is decoded once and holds nothing that climbs, repeats or hides.
const plainPath = /^(?!.*(?:\/\.(?!well-known\/)|\/\/|\\|\0)).*$/s

// Most addresses, which are their own path.
const ordinaryPath = /^(?:\/[\w-][\w.-]*)*\/?$/

const pathOf = (request: FastifyRequest): string | undefined => {
  if (ordinaryPath.test(request.url)) return request.url
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

const notFoundFiles = new Set(['404.html', '404/index.html'])

type Headers = Readonly<Record<string, string>>
type Fields = Readonly<Record<'whole' | 'unchanged', readonly string[]>>

/** The headers of an answer, with those that every answer has, name after name as Node writes them. */
const fieldsWith = (shared: Headers) => {
  // What the visitor kept has its policy with it: if that had changed, the tag would have, too.
  const { 'content-security-policy': _policy, ...bare } = shared
  const known = new WeakMap<TextAnswer, Fields>()
  return (answer: TextAnswer): Fields => {
    const fields = known.get(answer) ?? {
      whole: Object.entries({ ...shared, ...answer.headers }).flat(),
      unchanged: Object.entries({ ...bare, ...answer.unchanged }).flat(),
    }
    known.set(answer, fields)
    return fields
  }
}

/** Sends a text out of memory, if it is one. False where it is to be sent from the disk. */
const sendText = (
  site: Site,
  fieldsOf: ReturnType<typeof fieldsWith>,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean => {
  const { headers, id } = request
  const answer = headers.range ? undefined : site.answer(file, headers['accept-encoding'])
  if (!answer) return false
  const { whole, unchanged } = fieldsOf(answer)
  // Past Fastify, which would put seventeen headers together anew for each page.
  reply.hijack()
  if (reply.statusCode === 200 && namesTag(headers['if-none-match'], answer.tag))
    reply.raw.writeHead(304, [...unchanged, 'x-request-id', id]).end()
  else reply.raw.writeHead(reply.statusCode, [...whole, 'x-request-id', id]).end(answer.body)
  return true
}

/** Serves the built site, with `headers` on every answer. An unknown city leads home; every other unknown path is a 404. */
export const serveSite = async (
  app: FastifyInstance,
  site: Site,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const fieldsOf = fieldsWith(headers)
  await app.register(fastifyStatic, {
    root: site.dir,
    serve: false,
    cacheControl: false,
    suppressWarning: true,
  })

  app.get('/services/commercial-cleaning', async (_request, reply) => reply.redirect('/commercial-cleaning', 301))

  // Neither async nor with a logger of its own for each request: both would cost a page a good part of its time.
  app.get('/*', { childLoggerFactory: (logger) => logger }, (request, reply) => {
    const path = pathOf(request)
    const file = path === undefined ? undefined : site.fileFor(path)
    if (path === undefined || file === undefined) {
      if (path?.startsWith('/california/')) reply.redirect('/', 302)
      else sendNotFound(site, request, reply)
      return
    }
    if (notFoundFiles.has(file)) reply.code(404)
    if (isText(file) && sendText(site, fieldsOf, file, request, reply)) return
    reply.headers(site.headersOf(file)).sendFile(file)
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const isPage = path !== undefined && site.fileFor(path) !== undefined
    return isPage ? sendMethodNotAllowed(reply) : sendNotFound(site, request, reply)
  })
}
