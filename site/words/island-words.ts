import type { AstroUserConfig } from 'astro'
import { type Content, currentContent } from '../../content/schema/read.ts'
import { chatWords } from '../chat/chat-words.ts'
import { estimateFacts } from '../estimate/estimate-facts.ts'
import { quoteWords } from '../quote/quote-words.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

const modules: Readonly<Record<string, (content: Content) => unknown>> = {
  'words:chat': chatWords,
  'words:estimate': estimateFacts,
  'words:quote': quoteWords,
}

/** What the largest islands say comes with their code, as modules: as their props it would weigh in each page. */
export const islandWords = (): VitePlugin => ({
  name: 'island-words',
  resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
  load: (id) => {
    const wordsOf = modules[id]
    return wordsOf && `export default ${JSON.stringify(wordsOf(currentContent()))}`
  },
})
