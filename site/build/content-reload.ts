import { sep } from 'node:path'
import type { AstroIntegration } from 'astro'
import { contentRoot } from '../../content/schema/read.ts'

const folder = contentRoot + sep

/** In development, a saved content file loads the page again: Vite does not see files that are read by hand. */
export const contentReload = (): AstroIntegration => ({
  name: 'content-reload',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.add(folder)
      server.watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  },
})
