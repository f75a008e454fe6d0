import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { closedPolicy, pagePolicy } from './security-headers.ts'

const policies = z.record(z.string(), z.string())

const readPolicies = (dir: string): Record<string, string> => {
  const file = join(dir, '..', 'csp.json')
  return existsSync(file) ? policies.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The built site in `dir`: which file a path names, and the policy of each page. */
export const openSite = (dir: string) => {
  const policyOf = readPolicies(dir)

  /** The file for a URL path, relative to `dir`: `/about` is about/index.html or about.html. */
  const fileFor = (path: string): string | undefined => {
    const bare = path.replace(/\/+$/, '')
    const candidates = path.endsWith('/') ? [`${bare}/index.html`] : [bare, `${bare}/index.html`]
    return [...candidates, `${bare}.html`]
      .map((file) => file.slice(1))
      .find((file) => file !== '' && isFile(join(dir, file)))
  }

  const policyFor = (path: string) => pagePolicy(policyOf[`${path.replace(/\/+$/, '')}/`])

  /** The text of a built page, if there is one. */
  const readPage = (path: string): string | undefined => {
    const file = fileFor(path)
    return file?.endsWith('.html') ? readFileSync(join(dir, file), 'utf8') : undefined
  }

  /** Sends the page at `path` with the status that is already set, or `otherwise` when it has not been built. */
  const sendPage = (reply: FastifyReply, path: string, otherwise: string) => {
    const page = readPage(path)
    reply.header('content-security-policy', page === undefined ? closedPolicy : policyFor(path))
    return reply.type('text/html; charset=utf-8').send(page ?? otherwise)
  }

  return { dir, fileFor, policyFor, readPage, sendPage }
}

export type Site = ReturnType<typeof openSite>
