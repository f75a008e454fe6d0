import { sep } from 'node:path'
import type { AstroIntegration } from 'astro'
import { contentRoot } from '../../content/schema/read.ts'

const folder = contentRoot + sep

/** Reloads the page in development when a content file is saved, because Vite does not watch these files. */
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
