import { join } from 'node:path'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { contentRoot, currentContent } from './content/schema/read.ts'
import { buildTarget } from './site/build/browsers.ts'
import { contentReload } from './site/build/content-reload.ts'
import { siteMap } from './site/build/site-map.ts'
import { headingWeight, subsetFonts } from './site/build/subset-fonts.ts'

const content = currentContent()
const { business, addresses } = content
const fonts = await subsetFonts(contentRoot)

/**
 * Shared code of all islands in one chunk: separate chunks would be discovered one after another, a round trip each.
 */
const shared =
  /node_modules|site\/(ui\/(?!picture\/shrink)|styles\/|(?:link|time-limit|has-fields)\.ts|quote\/(open-quote|add-note|kept-text|visit\.ts))|languages\/addresses|pricing\/fill/

export default defineConfig({
  site: business.siteUrl,
  srcDir: './site',
  // Only the first language's build has the files that belong to no language.
  publicDir: addresses.home === '' ? './site/public' : './site/public-of-none',
  outDir: './dist/site',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  // 4 % more bytes in a quarter of the default's time, so a fresh clone builds in a minute.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [
    react(),
    {
      name: 'client-interact',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'interact', entrypoint: './site/build/client-interact.ts' }),
      },
    },
    contentReload(),
    siteMap(content),
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      optimizedFallbacks: false,
      options: { variants: [{ weight: String(headingWeight), style: 'normal', src: [fonts.bricolage] }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      optimizedFallbacks: false,
      options: { variants: [{ weight: '400 700', style: 'normal', src: [fonts.figtree] }] },
    },
  ],
  vite: {
    // In an installed package, the only writable folder.
    ...(process.env.BUILD_CACHE && { cacheDir: `${process.env.BUILD_CACHE}/vite` }),
    define: { 'import.meta.env.ADDRESSES': JSON.stringify(addresses) },
    resolve: { alias: { '@pictures': join(contentRoot, 'images') } },
    // Pictures and fonts become files; scripts of pages are inlined.
    build: { assetsInlineLimit: (file: string) => /\.js$/.test(file), target: buildTarget, cssTarget: buildTarget },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: shared }] } } } },
      },
    },
  },
})
