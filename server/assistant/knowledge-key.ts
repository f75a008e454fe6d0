import { builtKey } from '../built/built-key.ts'
import { projectRoot } from '../project-root.ts'

// What decides what is learned. How answers are put together from it is not among these.
const code = [
  'content/schema',
  'server/assistant/language',
  'server/assistant/retrieval',
  'server/assistant/understanding',
  'server/assistant/knowledge.ts',
  'server/assistant/learn.ts',
]

/** The key of all words of the content and the code that learns from them. `root` is the folder of the project. */
export const knowledgeKey = (contentDir: string, root = projectRoot): string =>
  builtKey({ contentDir, words: ['.'], root, code })
