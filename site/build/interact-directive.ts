import type { AstroIntegration } from 'astro'

/** Makes `client:interact` known to Astro; the directive itself is `site/interact/interact.ts`. */
export const interactDirective = (): AstroIntegration => ({
  name: 'interact-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interact', entrypoint: './site/interact/interact.ts' }),
  },
})
