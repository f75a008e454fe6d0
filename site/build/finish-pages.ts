import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { pageFinisher } from './finish/finish-page.ts'
import { policyOf } from './finish/policy.ts'

/** `/blog/` for blog/index.html, `/404/` for 404.html. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}/`.replace('//', '/')

const read = (dir: URL, pattern: string) =>
  Promise.all(
    globSync(pattern, { cwd: fileURLToPath(dir) }).map(async (file) => ({
      file,
      text: await readFile(new URL(file, dir), 'utf8'),
    })),
  )

/**
 * Finishes the built pages (see `finish/`), and writes `dist/csp.json`: the Content-Security-Policy of each page by its
 * path with a trailing slash, which the server sends as a header.
 */
export function finishPages(): AstroIntegration {
  let astroPolicy = ''
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'finish-pages',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        }),
      'astro:build:generated': ({ routeToHeaders }) => {
        const policies = [...routeToHeaders.values()].map(({ headers }) => headers.get('content-security-policy'))
        astroPolicy = policies.find((policy) => policy !== null) ?? ''
      },
      'astro:build:done': async ({ dir }) => {
        const scripts = await read(dir, '_astro/*.js')
        const finish = pageFinisher(scripts.map(({ text }) => text))
        const policies: Record<string, string> = {}
        for (const { file, text } of await read(dir, '**/*.html')) {
          const html = finish(text)
          policies[pathOf(file)] = policyOf(astroPolicy, html)
          await writeFile(new URL(file, dir), html)
        }
        await writeFile(new URL('../csp.json', dir), JSON.stringify(policies, null, 1))
      },
    },
  }
}
