import type { AstroIntegration } from 'astro'

/**
 * Puts the site's style sheet before every component's, on every page. It declares the order of the layers, and the
 * first mention of a layer decides its rank: a component imported earlier would sink below the reset.
 */
export const firstStyles = (): AstroIntegration => ({
  name: 'first-styles',
  hooks: {
    'astro:config:setup': ({ injectScript }) => injectScript('page-ssr', `import '/site/styles/site.css'`),
  },
})
