import type { AstroIntegration } from 'astro'
import { readContent } from '../../content/schema/read.ts'
import { chatWords } from '../chat/chat-words.ts'

const name = 'virtual:chat-words'
const resolved = `\0${name}`

/**
 * Makes the words of the chat a module, which is loaded with the chat's code. As properties of the island they would
 * stand in every page, for the few visitors who open it.
 */
export const chatWordsModule = (): AstroIntegration => ({
  name: 'chat-words-module',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'chat-words',
              resolveId: (id) => (id === name ? resolved : undefined),
              load: (id) =>
                id === resolved ? `export default ${JSON.stringify(chatWords(readContent()))}` : undefined,
            },
          ],
        },
      })
    },
  },
})
