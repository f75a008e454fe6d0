import { readContent } from '../../content/schema/read.ts'
import { knowledgeOf, packed } from './knowledge.ts'

// A program of its own: it learns from a content folder, writes what it learned as bytes, and its memory goes with it.
try {
  process.stdout.write(packed(knowledgeOf(readContent({ root: process.argv[2] }))))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
