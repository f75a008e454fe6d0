import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import type { Assistant } from '../content/schema/assistant-words.ts'
import { businessSchema } from '../content/schema/business.ts'
import { customerMessagesSchema, customersSchema } from '../content/schema/customer-words.ts'
import { deskMessagesSchema, deskSchema } from '../content/schema/desk-words.ts'
import { photographsSchema } from '../content/schema/photograph-words.ts'
import { contentFiles } from '../content/schema/read-files.ts'
import { readServerContent } from '../server/builds/server-content.ts'
import { buildTarget } from '../site/build/browsers.ts'
import { projectFolder } from './child.ts'

type Options = {
  /** Content folder of the build. */
  content: string
  language: string
  business: { name: string; shortName: string }
  /** Words for the chat within a lead's note. */
  chat: Pick<Assistant['widget'], 'noteTitle' | 'noteQuestion' | 'noteAnswer'>
  outDir: string
}

const icon = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: name === 'icon' ? 'any' : 'maskable',
})

/** Vite configuration of the desk, for builds and development. */
export const deskConfig = ({ content, language, chat }: Pick<Options, 'content' | 'language' | 'chat'>) => {
  const { noteTitle, noteQuestion, noteAnswer } = chat
  const files = contentFiles(content)
  const words = files.yaml(`${language}/desk.yaml`, deskSchema)
  const customers = files.yaml(`${language}/customers.yaml`, customersSchema)
  const photographs = files.yaml(`${language}/photographs.yaml`, photographsSchema)
  const { languages } = files.yaml('business.yaml', businessSchema)
  const { more: moreLabels = {} } = readServerContent(content).quote.fields
  // Messages to customers, in each language that has them.
  const messages = Object.fromEntries(
    languages.flatMap((code) => {
      const theirs = files.optionalYaml(`${code}/desk.yaml`, deskMessagesSchema)
      const again = files.optionalYaml(`${code}/customers.yaml`, customerMessagesSchema)?.again
      return theirs ? [[code, { ...theirs.lead, again: again ?? customers.again }]] : []
    }),
  )
  return {
    words,
    config: {
      configFile: false,
      root: join(projectFolder, 'desk'),
      base: '/desk/',
      // Vite's warnings are about React Server Components, which the desk does not use.
      logLevel: 'error',
      define: {
        deskContent: JSON.stringify({
          words,
          customers,
          photographs,
          language,
          messages,
          moreLabels,
          chat: { noteTitle, noteQuestion, noteAnswer },
        }),
      },
    } satisfies InlineConfig,
  }
}

/** Builds the desk: its page, files, and the web app manifest. */
export const makeDesk = async ({ content, language, business, chat, outDir }: Options): Promise<void> => {
  const { words, config } = deskConfig({ content, language, chat })
  await build({
    ...config,
    // Nothing inline: the desk's policy allows files only.
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: buildTarget,
    },
  })
  // Self-contained files with fixed names: browsers look for worker updates there, and the editing page loads its
  // script by name.
  for (const [name, script] of Object.entries({ worker: 'worker/worker', 'edit-page': 'edit-page/tapped-texts' })) {
    await build({
      ...config,
      build: {
        outDir,
        emptyOutDir: false,
        target: buildTarget,
        rolldownOptions: {
          input: join(projectFolder, `desk/${script}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
  const manifest = {
    id: '/desk',
    name: `${words.title} · ${business.name}`,
    short_name: words.title,
    lang: language,
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
    background_color: '#fefcf8',
    theme_color: '#fefcf8',
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512)],
  }
  writeFileSync(join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest))
}
