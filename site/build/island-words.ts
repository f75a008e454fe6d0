import type { AstroIntegration } from 'astro'
import { type Content, currentContent } from '../../content/schema/read.ts'
import { chatWords } from '../chat/chat-words.ts'
import { quoteWords } from '../quote/quote-words.ts'

const modules = new Map<string, (content: Content) => object>([
  ['virtual:chat-words', chatWords],
  ['virtual:quote-words', quoteWords],
])

/** Answers for these modules with the words of the content. */
export const islandWordsPlugin = () => ({
  name: 'island-words',
  resolveId: (id: string) => (modules.has(id) ? `\0${id}` : undefined),
  load: (id: string) => {
    const words = modules.get(id.slice(1))
    return id.startsWith('\0') && words ? `export default ${JSON.stringify(words(currentContent()))}` : undefined
  },
})

/**
 * Makes the words of the chat and of the quote dialog modules, which are loaded with their code. As properties of the
 * islands they would stand in every page, for the few visitors who open them.
 */
export const islandWords = (): AstroIntegration => ({
  name: 'island-words',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [islandWordsPlugin()] } })
    },
  },
})
