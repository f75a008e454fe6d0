import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Knowledge, packed, unpacked } from './knowledge.ts'
import { knowledgeKey } from './knowledge-key.ts'

/** Where the build of the site in `siteDir` keeps what the assistant learned. */
export const knowledgeFile = (siteDir: string): string => join(siteDir, '..', 'assistant.bin')

const keyLength = 64

/** Stores what was learned from `contentDir`, with the key of what it was learned from before it. */
export const storeKnowledge = (file: string, contentDir: string, knowledge: Knowledge): void => {
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, Buffer.concat([Buffer.from(knowledgeKey(contentDir)), packed(knowledge)]))
  renameSync(part, file)
}

const storedKnowledge = (file: string, contentDir: string): Knowledge | undefined => {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const key = bytes.subarray(0, keyLength).toString()
  if (key !== knowledgeKey(contentDir)) return undefined
  try {
    return unpacked(bytes.subarray(keyLength))
  } catch {
    // Damaged on the disk: what can be learned again is no reason to be silent.
    return undefined
  }
}

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
  storedKnowledge(file, contentDir) ?? (await learnApart(contentDir))
