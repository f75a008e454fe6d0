import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'
import { z } from 'zod'
import { plainIcons } from './finish/plain-icons.ts'
import { islandWordsPlugin } from './island-words.ts'

const name = 'virtual:chat-panel'
const source = fileURLToPath(new URL('../chat/panel-markup.tsx', import.meta.url))
const ownModule = z.object({ exports: z.string() })

/** What `panel-markup.tsx` exports: its own few modules in one piece, and of packages what Node has of them. */
const renderPanel = async (): Promise<string> => {
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    external: /^(react|react-dom|lucide-react)(\/|$)/,
    moduleTypes: { '.css': 'empty' },
    plugins: [islandWordsPlugin()],
    checks: { pluginTimings: false }, // reading the content is what takes long
  })
  const { output } = await bundle.generate({ format: 'cjs', exports: 'auto' })
  await bundle.close()
  const made: object = { exports: {} }
  compileFunction(output[0].code, ['module', 'require'])(made, createRequire(source))
  return ownModule.parse(made).exports
}

/**
 * Makes the HTML of the open chat a module. It stands on the screen a round trip after the tap, long before React could
 * have made it, and React takes it over as it is.
 */
export const chatPanelMarkup = (): AstroIntegration => ({
  name: 'chat-panel-markup',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // In development React says where markup is not its own to the letter.
      const finish = command === 'build' ? plainIcons : String
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'chat-panel-markup',
              resolveId: (id) => (id === name ? `\0${name}` : undefined),
              load: async (id) =>
                id === `\0${name}` ? `export default ${JSON.stringify(finish(await renderPanel()))}` : undefined,
            },
          ],
        },
      })
    },
  },
})
