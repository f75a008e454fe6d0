import { readFileSync, writeFileSync } from 'node:fs'
import { type Knowledge, packed, unpacked } from './knowledge.ts'

/** Stores what was learned in a file of a build. */
export const storeKnowledge = (file: string, knowledge: Knowledge): void => writeFileSync(file, packed(knowledge))

/** What `storeKnowledge` stored. */
export const readKnowledge = (file: string): Knowledge => unpacked(readFileSync(file))
