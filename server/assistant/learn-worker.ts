import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readContent } from '../../content/schema/read.ts'
import { knowledgeOf, packed } from './knowledge.ts'

const bytes = packed(knowledgeOf(readContent({ root: z.string().parse(workerData) })))
parentPort?.postMessage(bytes)
