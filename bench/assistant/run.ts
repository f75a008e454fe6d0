import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readContent } from '../../content/schema/read.ts'
import { openEngine } from '../../server/assistant/engine.ts'
import { learn } from '../../server/assistant/knowledge.ts'
import { faultsOf, type Question, readQuestions } from './questions.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const megabytes = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

const sweep = 300

const content = readContent()
const learned = learn(content)
const before = megabytes()
const started = performance.now()
const engine = openEngine(content, learned)
const startTime = performance.now() - started
// A second collection frees what the first one finalized.
collect()
await new Promise((done) => setTimeout(done, sweep))
const memory = megabytes() - before

// The fastest of three attempts counts, because other programs slow the rest.
const tries = 3
const times: number[] = []
const faultsIn = (question: Question): { answer: string; faults: string[] } => {
  let answer = ''
  let quickest = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < tries; turn++) {
    const start = performance.now()
    answer = engine.reply(question.question, question.before).text
    quickest = Math.min(quickest, performance.now() - start)
  }
  times.push(quickest)
  return { answer, faults: faultsOf(question, answer) }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const all = readQuestions('regression')
const judged = all.map((question) => ({ question, ...faultsIn(question) }))
for (const { question, answer, faults } of judged.filter(({ faults }) => faults.length > 0))
  console.log(`  ${question.question}\n    ${faults.join(', ')}\n    ${answer.replaceAll('\n', ' ')}`)

const line = (name: string, list: typeof judged) => {
  const good = list.filter(({ faults }) => faults.length === 0).length
  console.log(
    `${name.padEnd(18)} ${String(good).padStart(4)} of ${String(list.length).padEnd(4)} ${percent(good, list.length)}`,
  )
}
for (const [topic, list] of Map.groupBy(judged, ({ question }) => question.topic)) line(topic, list)
line('all', judged)

times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
console.log(
  `\nlatency p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; start ${startTime.toFixed(0)} ms; memory ${memory.toFixed(1)} MB`,
)
