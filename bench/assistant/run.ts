import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from '../../server/assistant/embedded-engine.ts'
import { faultsOf, heldOutSet, openSets, type Question, readQuestions } from './questions.ts'

const isHeldOutShown = process.argv.includes('--held-out')
const before = process.memoryUsage().heapUsed
const engine = embeddedEngine(readContent())
const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20

const times: number[] = []
const ask = ({ question }: Question): string => {
  const start = performance.now()
  const answer = engine.reply(question)
  times.push(performance.now() - start)
  return answer
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const judge = (questions: readonly Question[], isShown: boolean): number =>
  questions.filter((question) => {
    const answer = ask(question)
    const faults = faultsOf(question, answer)
    if (faults.length > 0 && isShown) console.log(`  ${question.question}\n    ${faults.join(', ')}\n    ${answer}`)
    return faults.length === 0
  }).length

const open = openSets.flatMap(readQuestions)
for (const [topic, questions] of Map.groupBy(open, ({ topic }) => topic)) {
  const good = judge(questions, true)
  console.log(`${topic.padEnd(14)} ${String(good).padStart(3)} of ${questions.length}`)
}
const good = judge(open, false)
console.log(`\nopen set:  ${percent(good, open.length)} (${good} of ${open.length})`)
const heldOut = readQuestions(heldOutSet)
const goodHeldOut = judge(heldOut, isHeldOutShown)
console.log(`held out:  ${percent(goodHeldOut, heldOut.length)} (${goodHeldOut} of ${heldOut.length})`)

times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
console.log(`latency:   p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; content, index and words: ${memory.toFixed(1)} MB`)
