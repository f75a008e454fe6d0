import { readContent } from '../../content/schema/read.ts'
import { openEngine } from '../../server/assistant/engine.ts'
import { learn } from '../../server/assistant/knowledge.ts'
import { generateQuestions } from './generate.ts'
import { readQuestions } from './questions.ts'
import { truthChecker } from './truth/truth-checker.ts'

const content = readContent()
const engine = openEngine(content, learn(content))
const check = truthChecker(content)
const asked = [...readQuestions('regression').map(({ question }) => question), ...generateQuestions(content, 5000, 20)]
const found = new Map<string, string>()
for (const question of asked)
  for (const fault of check(engine.reply(question).text, question)) found.set(fault, question)
for (const [fault, question] of found) console.log(fault, '|', question)
console.log(`${asked.length} questions, ${found.size} kinds of untruth`)
