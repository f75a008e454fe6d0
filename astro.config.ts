import { defineConfig, fontProviders } from 'astro/config'
import { contentRoot, currentContent } from './content/schema/read.ts'
import { chatPanelMarkup } from './site/build/chat-panel-markup.ts'
import { contentPolicy } from './site/build/content-policy.ts'
import { contentReload } from './site/build/content-reload.ts'
import { finishPages } from './site/build/finish-pages.ts'
import { firstStyles } from './site/build/first-styles.ts'
import { interactDirective } from './site/build/interact-directive.ts'
import { islandFiles } from './site/build/island-files.ts'
import { islandWords } from './site/build/island-words.ts'
import { reactPages } from './site/build/react-pages.ts'
import { scriptCopies } from './site/build/script-copies.ts'
import { siteMap } from './site/build/site-map.ts'
import { headingWeight, subsetFonts } from './site/build/subset-fonts.ts'

const content = currentContent()
const { business } = content
const fonts = await subsetFonts(contentRoot)

// Six letters tell the versions of one file apart. Each letter of chance is most of a byte in a compressed page, and home
// names sixty files.
const scriptNames = '_astro/[name].[hash:6].js'
const fileNames = {
  entryFileNames: scriptNames,
  chunkFileNames: scriptNames,
  assetFileNames: '_astro/[name].[hash:6][extname]',
}

export default defineConfig({
  site: business.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  trailingSlash: 'never',
  // Put into the pages when these are finished: text that Astro need not carry through every step of each of them.
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  // A quarter of the default's time for 4 % more bytes: a fresh clone is built in a minute.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [
    reactPages(),
    firstStyles(),
    interactDirective(),
    islandFiles(),
    islandWords(),
    chatPanelMarkup(),
    finishPages(contentPolicy(business.form)),
    scriptCopies(),
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
    // Pictures and fonts are files, scripts of pages stand in the page: a test keeps them small.
    build: {
      assetsInlineLimit: (file: string) => /\.js$/.test(file),
      rolldownOptions: { output: { assetFileNames: fileNames.assetFileNames } },
    },
    environments: { client: { build: { rolldownOptions: { output: fileNames } } } },
  },
})
