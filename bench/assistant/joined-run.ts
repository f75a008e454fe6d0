import { readContent } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { embeddedEngine } from '../../server/assistant/embedded-engine.ts'
import { joinQuestions, leftOut } from './joined.ts'

const engine = embeddedEngine(readContent())
const runs: [ChatLanguage, number, number][] = [
  ['en', 700, 2],
  ['en', 300, 3],
  ['es', 300, 2],
]
for (const [language, count, each] of runs) {
  const judged = joinQuestions(engine, language, count, each).map((joined) => {
    const answer = engine.reply(joined.question)
    return { ...joined, answer, lacks: leftOut(joined, answer) }
  })
  const bad = judged.filter(({ lacks }) => lacks.length > 0)
  for (const { question, answer, lacks } of bad)
    console.log(`${question}\n    ${lacks.join(', ')}\n    ${answer.replaceAll('\n', ' ')}`)
  const good = count - bad.length
  console.log(`${language}, ${each} questions in one: ${good} of ${count} (${((100 * good) / count).toFixed(1)} %)\n`)
}
