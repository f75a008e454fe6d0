import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { pageFinisher } from './finish/finish-page.ts'
import { policyOf } from './finish/policy.ts'

/** `/blog/` for blog/index.html, `/404/` for 404.html. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}/`.replace('//', '/')

const filesIn = (dir: URL, pattern: string) => globSync(pattern, { cwd: fileURLToPath(dir) }).sort()
const read = (dir: URL, file: string) => readFile(new URL(file, dir), 'utf8')

/**
 * Finishes the built pages (see `finish/`), and writes `dist/csp.json`: the Content-Security-Policy of each page by its
 * path with a trailing slash, which the server sends as a header. `directives` hold for every page.
 */
export const finishPages = (directives: readonly string[]): AstroIntegration => ({
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const finish = pageFinisher(await Promise.all(filesIn(dir, '_astro/*.js').map((file) => read(dir, file))))
      const policies: Record<string, string> = {}
      // One after another: thousands of pages would not fit into the memory together.
      for (const file of filesIn(dir, '**/*.html')) {
        const html = finish(await read(dir, file))
        policies[pathOf(file)] = policyOf(directives, html)
        await writeFile(new URL(file, dir), html)
      }
      await writeFile(new URL('../csp.json', dir), JSON.stringify(policies, null, 1))
    },
  },
})
