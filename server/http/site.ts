import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { fileHeaders } from './file-headers.ts'
import { closedPolicy } from './security-headers.ts'
import { isCompressedForm, textFiles } from './text-files.ts'
import { watchBuild } from './watch-build.ts'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The built site in `dir`: which file a path names, and what it is answered with. */
export const openSite = (dir: string) => {
  const isNewer = watchBuild(dir)
  const fileOf = new Map<string, string>()
  let headers = fileHeaders(dir)
  const texts = textFiles(dir, (file) => headers.headersOf(file))

  const freshen = () => {
    if (!isNewer()) return
    fileOf.clear()
    texts.forget()
    headers = fileHeaders(dir)
  }

  const findFile = (path: string): string | undefined => {
    const bare = path.replace(/\/+$/, '')
    const candidates = path.endsWith('/') ? [`${bare}/index.html`] : [bare, `${bare}/index.html`]
    return [...candidates, `${bare}.html`]
      .map((file) => file.slice(1))
      .find((file) => file !== '' && !isCompressedForm(file) && isFile(join(dir, file)))
  }

  /** The file for a URL path, relative to `dir`: `/about` is about/index.html or about.html. */
  const fileFor = (path: string): string | undefined => {
    freshen()
    const known = fileOf.get(path)
    if (known) return known
    const file = findFile(path)
    // Only paths that lead somewhere are remembered: of the others there is no end.
    if (file) fileOf.set(path, file)
    return file
  }

  const pageAt = (path: string, acceptEncoding: string | undefined) => {
    const file = fileFor(path)
    return file?.endsWith('.html') ? texts.answer(file, acceptEncoding) : undefined
  }

  /** The text of a built page, if there is one. */
  const readPage = (path: string): string | undefined => pageAt(path, undefined)?.body.toString()

  /** Sends the page at `path` with the status that is already set, or `otherwise` when it has not been built. */
  const sendPage = (reply: FastifyReply, path: string, otherwise: string) => {
    const page = pageAt(path, reply.request.headers['accept-encoding'])
    if (!page)
      return reply.header('content-security-policy', closedPolicy).type('text/html; charset=utf-8').send(otherwise)
    // It is shown in another page's place: nobody may keep it as that page.
    const { etag: _etag, 'cache-control': _caching, ...own } = page.headers
    return reply.headers(own).send(page.body)
  }

  return {
    dir,
    fileFor,
    readPage,
    sendPage,
    answer: texts.answer,
    headersOf: (file: string) => headers.headersOf(file),
    policyFor: (path: string) => headers.policyFor(path),
  }
}

export type Site = ReturnType<typeof openSite>
