import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from '../../server/assistant/embedded-engine.ts'
import { truthChecker } from '../../server/assistant/truth.ts'
import { generateQuestions } from './generate.ts'
import { openSets, readQuestions } from './questions.ts'

const content = readContent()
const engine = embeddedEngine(content)
const check = truthChecker(content)
const asked = [
  ...openSets.flatMap(readQuestions).map(({ question }) => question),
  ...generateQuestions(content, 5000, 20),
]
const found = new Map<string, string>()
for (const question of asked) for (const fault of check(engine.reply(question), question)) found.set(fault, question)
for (const [fault, question] of found) console.log(fault, '|', question)
console.log(`${asked.length} questions, ${found.size} kinds of untruth`)
