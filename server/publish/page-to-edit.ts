import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pages } from '../../contract/desk/edit-page.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import type { Pages as BuiltPages } from '../http/built-site.ts'
import { openSite } from '../http/built-site.ts'

// Blocks scripts other than ours: a form filled in there would be sent.
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** `GET /page/*`: a page of the live build with the script that makes its sentences tappable. */
export const editPages = (app: FastifyInstance, pages: () => BuiltPages): void => {
  const site = openSite(pages)
  app.get<{ Params: { '*': string } }>('/page/*', async ({ params }, reply) => {
    const html = site.readPage(`/${params['*']}`)
    if (html === undefined) throw new DeskRefusal('not-found')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyWith(nonce))
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(`${html.replace(scripts, '')}<script nonce="${nonce}" src="/desk/edit-page.js"></script>`)
  })
}

const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const known = new WeakMap<BuiltPages, Pages['pages']>()

/** Pages of a build that can be edited, with their titles. */
export const pagesOf = (built: BuiltPages, languages: readonly string[]): Pages => {
  const site = openSite(() => built)
  const [first = ''] = languages
  const list = () =>
    [...built.files]
      .filter((file) => /(?:^|\/)index\.html$/.test(file))
      .map((file) => {
        const address = `/${file.replace(/\/?index\.html$/, '')}`
        const [code = ''] = file.split('/')
        const title =
          /<title>([^<]*)<\/title>/
            .exec(site.readPage(address) ?? '')?.[1]
            ?.replace(/&(?:amp|lt|gt|quot|#39);/g, (mark) => marks[mark] ?? mark) ?? address
        return { language: languages.includes(code) ? code : first, address, title }
      })
      .sort((one, other) => one.address.localeCompare(other.address))
  const pages = known.get(built) ?? list()
  known.set(built, pages)
  return { pages, languages: [...languages] }
}
