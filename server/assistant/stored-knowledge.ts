import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readBuilt, storeBuilt } from '../built/built-file.ts'
import { type Knowledge, packed, unpacked } from './knowledge.ts'
import { knowledgeKey } from './knowledge-key.ts'

/** Where the build of the site in `siteDir` keeps what the assistant learned. */
export const knowledgeFile = (siteDir: string): string => join(siteDir, '..', 'assistant.bin')

/** Stores what was learned from `contentDir`. */
export const storeKnowledge = (file: string, contentDir: string, knowledge: Knowledge): void =>
  storeBuilt(file, knowledgeKey(contentDir), packed(knowledge))

/** Learns in a thread of its own: nobody waits meanwhile, and the memory that it takes is given back. */
const learnApart = (contentDir: string): Promise<Knowledge> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'learn-worker.ts'), { workerData: contentDir, execArgv: [] })
    worker.once('message', (bytes: Uint8Array) => resolve(unpacked(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the assistant was stopped while it learned')))
  })

/** What the build stored, where that is what it would learn from the content as it is now; else it learns anew. */
export const readKnowledge = async (file: string, contentDir: string): Promise<Knowledge> =>
  readBuilt(file, () => knowledgeKey(contentDir), unpacked) ?? (await learnApart(contentDir))
