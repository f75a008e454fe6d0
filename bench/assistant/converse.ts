import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { readContent } from '../../content/schema/read.ts'
import { type ChatTurn, chatLanguages } from '../../contract/chat-message.ts'
import { knowledgeOf } from '../../server/assistant/knowledge.ts'
import { readyEngine } from '../../server/assistant/ready-engine.ts'

// node bench/assistant/converse.ts CONVERSATIONS.yaml [LANGUAGE]
// LANGUAGE is that of the page. The file is a list of conversations: a question, or a list of a visitor's messages.
// Prints each answer and its buttons.

const [file = '', page = 'en'] = process.argv.slice(2)
const pageLanguage = z.enum(chatLanguages).parse(page)
const entry = z.union([z.string(), z.array(z.string()), z.looseObject({ turns: z.array(z.string()) })])
const conversations = z
  .array(entry)
  .parse(parse(readFileSync(file, 'utf8')))
  .map((one) => (typeof one === 'string' ? [one] : Array.isArray(one) ? one : one.turns))

const { answer } = readyEngine(knowledgeOf(readContent()), {}, { warn: console.warn })

for (const [at, turns] of conversations.entries()) {
  console.log(`\n## ${at + 1}`)
  const before: ChatTurn[] = []
  for (const text of turns) {
    const reply = await answer(text, before, pageLanguage)
    const buttons = [...(reply.next ?? []), ...(reply.links ?? []).map(({ label }) => label)]
    console.log(`> ${text}\n${reply.text}\n  [${buttons.join('] [')}]\n`)
    before.push({ text, isBot: false }, { text: reply.text, isBot: true })
  }
}
