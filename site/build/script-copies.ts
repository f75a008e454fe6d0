import { cpSync, readdirSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/**
 * Puts a second copy of every script below `_astro/again`: its address is that before its own. A browser may remember that
 * a module could not be fetched, until the page is left; under another name it can be tried once more, with all that it
 * imports.
 */
export const scriptCopies = (): AstroIntegration => ({
  name: 'script-copies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = new URL('_astro/', dir)
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
        cpSync(new URL(file, folder), new URL(`again/_astro/${file}`, folder))
    },
  },
})
