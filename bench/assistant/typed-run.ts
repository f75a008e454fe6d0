import { readContent } from '../../content/schema/read.ts'
import { openEngine } from '../../server/assistant/engine.ts'
import { learn } from '../../server/assistant/knowledge.ts'
import { faultsOf, readQuestions } from './questions.ts'

/** Ways to type a question differently without changing its meaning. */
const habits: Record<string, (question: string) => string> = {
  'after "Hi,"': (question) => `Hi, ${question}`,
  'after "Hello there!"': (question) => `Hello there! ${question}`,
  'after "Good morning!"': (question) => `Good morning! ${question}`,
  'after "Quick question:"': (question) => `Quick question: ${question}`,
  'after a name': (question) => `My name is Maria. ${question}`,
  'after who it is': (question) => `I'm a new customer. ${question}`,
  'before "Thanks!"': (question) => `${question} Thanks!`,
  'before "please"': (question) => `${question.replace(/[?.!]*$/, '')} please?`,
  'in capitals': (question) => question.toUpperCase(),
  'without capitals and signs': (question) => question.toLowerCase().replace(/[?.!,]/g, ''),
}

// A quarter of the questions gives the same result in a quarter of the time.
const every = 4
const isSpanish = /[¿¡ñáéíóú]|\b(?:cuanto|para|los|las|que|mi|mis|de|me|se|son|limpian|tienen|hacen|vienen)\b/i

const content = readContent()
const engine = openEngine(content, learn(content))
const asked = readQuestions('regression')
  .filter(({ question, before }) => before.length === 0 && !isSpanish.test(question))
  .filter((_, place) => place % every === 0)
  .filter((question) => faultsOf(question, engine.reply(question.question).text).length === 0)

for (const [habit, typed] of Object.entries(habits)) {
  const missed = asked.filter((question) => faultsOf(question, engine.reply(typed(question.question)).text).length > 0)
  for (const { question } of missed) console.log(`    ${typed(question)}`)
  const good = asked.length - missed.length
  console.log(`${habit}: ${good} of ${asked.length} (${((100 * good) / asked.length).toFixed(1)} %)\n`)
}
