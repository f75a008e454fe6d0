import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { pageFinisher } from './finish/finish-page.ts'
import { policyOf } from './finish/policy.ts'
import { shortenPictureNames } from './picture-names.ts'

/** `/blog/` for blog/index.html, `/404/` for 404.html. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}/`.replace('//', '/')

const filesIn = (dir: URL, kind: RegExp) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => kind.test(file))
    .sort()
const read = (dir: URL, file: string) => readFileSync(new URL(file, dir), 'utf8')

/**
 * Finishes the built pages (see `finish/`), and writes `dist/csp.json`: the Content-Security-Policy of each page by its
 * path with a trailing slash, which the server sends as a header. `directives` hold for every page.
 */
export const finishPages = (directives: readonly string[]): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const files = filesIn(dir, /\.(html|js)$/)
      const scripts = files.filter((file) => /^_astro\/[^/]+\.js$/.test(file))
      const linked = new Set<string>()
      const readStyle = (address: string) => {
        linked.add(address)
        return read(dir, `.${address}`)
      }
      const writeStyle = (css: string) => {
        const address = `/_astro/late.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
        writeFileSync(new URL(`.${address}`, dir), css)
        return address
      }
      const finish = pageFinisher({ scripts: scripts.map((file) => read(dir, file)), readStyle, writeStyle })
      const withShortNames = shortenPictureNames(new URL('_astro/', dir))
      const policies: Record<string, string> = {}
      // One after another: thousands of pages would not fit into the memory together.
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const html = finish(withShortNames(read(dir, file)))
        policies[pathOf(file)] = policyOf(directives, html)
        writeFileSync(new URL(file, dir), html)
      }
      // They stand in the pages now.
      for (const address of linked) rmSync(new URL(`.${address}`, dir))
      writeFileSync(new URL('../csp.json', dir), JSON.stringify(policies, null, 1))
    },
  },
})
