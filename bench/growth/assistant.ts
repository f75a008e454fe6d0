import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from '../../server/assistant/embedded-engine.ts'
import { knowledgeOf, packed, unpacked } from '../../server/assistant/knowledge.ts'

// Run by itself, so that what it takes is only its own: reads a content folder and learns it, as the build does; takes
// up what was stored, as the server does; and answers.

const root = process.argv[2]
if (root === undefined) throw new Error('Say which content folder to read.')
const time = <Result>(work: () => Result): [Result, number] => {
  const begun = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(begun)
  return [result, (user + system) / 1000]
}
const [content, reading] = time(() => readContent({ root }))
const [bytes, learning] = time(() => packed(knowledgeOf(content)))
const [engine, waking] = time(() => {
  const knowledge = unpacked(bytes)
  return embeddedEngine(knowledge.content, knowledge.learned)
})
const questions = [
  'How much for 18 panels?',
  'What does the fog do to glass in Town 20?',
  'Do you clean screens and tracks in Hanford?',
  'Why do sprinklers leave spots on a window?',
]
const times = Array.from({ length: 25 }, () => questions)
  .flat()
  .map((question) => time(() => engine.reply(question))[1])
  .sort((a, b) => a - b)

const figures = {
  passages: unpacked(bytes).learned.passages.length,
  readingMs: Math.round(reading),
  learningMs: Math.round(learning),
  storedMiB: bytes.length / 2 ** 20,
  wakingMs: Math.round(waking),
  medianMs: times[Math.floor(times.length / 2)],
  p99Ms: times.at(-1),
}
console.log(JSON.stringify(figures))
