import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { readBuilt, storeBuilt } from '../built/built-file.ts'
import { projectRoot } from '../project-root.ts'
import { type Knowledge, packed, unpacked } from './knowledge.ts'
import { knowledgeKey } from './knowledge-key.ts'

/** Where the build of the site in `siteDir` keeps what the assistant learned. */
export const knowledgeFile = (siteDir: string): string => join(siteDir, '..', 'assistant.bin')

/** Stores what was learned from `contentDir`. */
export const storeKnowledge = (file: string, contentDir: string, knowledge: Knowledge): void =>
  storeBuilt(file, knowledgeKey(contentDir), packed(knowledge))

const program = join(projectRoot, 'server/assistant/learn-apart.ts')
// More than ten thousand passages come to.
const mostBytes = 2 ** 28

/** Learns in a process of its own: nobody waits meanwhile, and the memory that it takes is given back. */
const learnApart = (contentDir: string): Promise<Knowledge> =>
  new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: mostBytes } as const
    execFile(process.execPath, [program, contentDir], options, (error, bytes, complaint) => {
      if (error) reject(new Error(complaint.toString() || error.message))
      else resolve(unpacked(bytes))
    })
  })

/** What the build stored, where that is what it would learn from the content as it is now; else it learns anew. */
export const readKnowledge = async (file: string, contentDir: string): Promise<Knowledge> =>
  readBuilt(file, () => knowledgeKey(contentDir), unpacked) ?? (await learnApart(contentDir))
