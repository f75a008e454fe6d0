import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

const folderPath = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/**
 * Collects the Content-Security-Policy that Astro computes for each page into `dist/csp.json`, a map of page path
 * (with trailing slash) to policy, so that the server can send it as a header.
 */
export function staticHeaders(): AstroIntegration {
  let policies: Record<string, string> = {}
  return {
    name: 'static-headers',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'static-headers',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        }),
      'astro:build:generated': ({ routeToHeaders }) => {
        policies = Object.fromEntries(
          [...routeToHeaders].flatMap(([path, { headers }]) => {
            const policy = headers.get('content-security-policy')
            return policy ? [[folderPath(path), policy] as const] : []
          }),
        )
      },
      'astro:build:done': ({ dir }) => writeFile(new URL('../csp.json', dir), JSON.stringify(policies, null, 1)),
    },
  }
}
