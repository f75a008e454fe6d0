import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BuildFolder } from '../builds/build-folder.ts'
import { headersOf, pagePath } from './file-headers.ts'
import { closedPolicy, pagePolicy } from './security-headers.ts'

const policies = z.record(z.string(), z.string())

const readPolicies = (file: string) => (existsSync(file) ? policies.parse(JSON.parse(readFileSync(file, 'utf8'))) : {})

/** A precompressed copy of another file; it has no URL of its own. */
const isCompressedForm = (file: string) => /\.(br|gz)$/.test(file)

const filesIn = (dir: string): ReadonlySet<string> =>
  new Set(
    existsSync(dir)
      ? readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !isCompressedForm(entry.name))
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(dir.length + 1)
              .replaceAll('\\', '/'),
          )
      : [],
  )

/** Files and page policies of a build. Read once, because a finished build never changes. */
export const openPages = ({ site, policies }: Pick<BuildFolder, 'site' | 'policies'>) => {
  const files = filesIn(site)
  const policyOf = readPolicies(policies)
  return { root: site, files, policyFor: (path: string) => pagePolicy(policyOf[`${path.replace(/\/$/, '')}/`]) }
}

export type Pages = ReturnType<typeof openPages>

/** A file and the folder that it lies in. */
export type Found = { file: string; root: string }

/** Serves the pages of the `current` build, and the hashed files of earlier builds. */
export const openSite = (current: () => Pages, before: () => readonly Pages[] = () => []) => {
  /** The file for a URL path: `/about` is about/index.html or about.html. */
  const fileFor = (path: string): Found | undefined => {
    const { root, files } = current()
    const bare = path.replace(/\/$/, '').slice(1)
    const candidates = [...(path.endsWith('/') ? [] : [bare]), bare === '' ? 'index.html' : `${bare}/index.html`]
    const file = [...candidates, `${bare}.html`].find((name) => files.has(name))
    if (file) return { file, root }
    // A page opened before this build still loads the files it names.
    const older = bare.startsWith('_astro/') ? before().find((pages) => pages.files.has(bare)) : undefined
    return older && { file: bare, root: older.root }
  }

  const headersFor = (file: string) =>
    file.endsWith('.html')
      ? { ...headersOf(file), 'content-security-policy': current().policyFor(pagePath(file)) }
      : headersOf(file)

  /** HTML of a built page, if it exists. */
  const readPage = (path: string): string | undefined => {
    const found = fileFor(path)
    return found?.file.endsWith('.html') ? readFileSync(join(found.root, found.file), 'utf8') : undefined
  }

  /** Sends a file with the status already set on the reply. */
  const send = (reply: FastifyReply, { file, root }: Found) => reply.headers(headersFor(file)).sendFile(file, root)

  /**
   * Sends the page at `path` as the answer to another URL, with the status already set; sends `otherwise` if there is
   * no such page.
   */
  const sendPage = (reply: FastifyReply, path: string, otherwise: string): FastifyReply => {
    const found = fileFor(path)
    if (!found?.file.endsWith('.html'))
      return reply.header('content-security-policy', closedPolicy).type('text/html; charset=utf-8').send(otherwise)
    const caching = reply.getHeader('cache-control') ?? 'no-cache'
    // Prevents caches from storing it for the requested URL.
    const unkept = { etag: false, lastModified: false, acceptRanges: false }
    return reply
      .headers({ ...headersFor(found.file), 'cache-control': String(caching) })
      .sendFile(found.file, found.root, unkept)
  }

  return { fileFor, send, readPage, sendPage, policyFor: (path: string) => current().policyFor(path) }
}

export type Site = ReturnType<typeof openSite>
