import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** React for Astro, with a server part of our own (`react-server.ts`), which takes a third of the time. */
export const reactPages = (): AstroIntegration => {
  const { name, hooks } = react()
  const setUp = hooks['astro:config:setup']
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: new URL('./react-server.ts', import.meta.url).href }),
        }),
    },
  }
}
