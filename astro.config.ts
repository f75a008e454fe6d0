import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { readContent } from './content/schema/read.ts'
import { chatWordsModule } from './site/build/chat-words.ts'
import { contentPolicy } from './site/build/content-policy.ts'
import { contentReload } from './site/build/content-reload.ts'
import { finishPages } from './site/build/finish-pages.ts'
import { firstStyles } from './site/build/first-styles.ts'
import { interactDirective } from './site/build/interact-directive.ts'
import { islandFiles } from './site/build/island-files.ts'
import { siteMap } from './site/build/site-map.ts'

const content = readContent()
const { business } = content
const fonts = './node_modules/@fontsource-variable'

export default defineConfig({
  site: business.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    firstStyles(),
    interactDirective(),
    islandFiles(),
    chatWordsModule(),
    finishPages(),
    contentReload(),
    siteMap(content),
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['Avenir Next', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '200 800',
            style: 'normal',
            src: [`${fonts}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`],
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          { weight: '300 900', style: 'normal', src: [`${fonts}/figtree/files/figtree-latin-wght-normal.woff2`] },
        ],
      },
    },
  ],
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [...contentPolicy(business.form)],
    },
  },
  vite: {
    // Pictures and fonts are files, scripts of pages stand in the page: a test keeps them small.
    build: { assetsInlineLimit: (file: string) => /\.js$/.test(file) },
  },
})
