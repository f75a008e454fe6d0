import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { type ChatTurn, chatLanguages } from '../../../contract/chat-message.ts'
import { knowledgeOf } from '../knowledge.ts'
import { readyEngine } from '../ready-engine.ts'

const content = readContent()
const { answer } = readyEngine(knowledgeOf(content), {}, { warn: () => {} })

const unsure = {
  en: ['asdfghjkl', 'blorp', 'you left streaks everywhere'],
  es: ['asdfghjkl', 'blorp', 'me dejaron rayadas las ventanas'],
}
const clear = {
  en: [
    'how much for 20 panels',
    'when are you open',
    'thanks',
    'what is the capital of France',
    'dead bugs all over my sills do you get those',
    'what do you do with second story windows',
  ],
  es: [
    '¿cuánto cuestan 20 paneles?',
    '¿qué horario tienen?',
    'gracias',
    '¿quién ganó el partido?',
    'cuéntame un chiste',
    'kiero cambiar mi cita pal viernes',
    'orale pues como hago la cita',
  ],
}

it.each(chatLanguages)(
  'an answer that is not understood and a complaint end with the line once in %s',
  async (lang) => {
    const { net } = content.assistantTranslations[lang]
    const before: ChatTurn[] = []
    for (const message of unsure[lang]) {
      const { text } = await answer(message, before, lang)
      expect([message, text.split(net)]).toEqual([message, [expect.stringMatching(/\S\n\n$/), '']])
      before.push({ text: message, isBot: false }, { text, isBot: true })
    }
  },
)

it.each(chatLanguages)('every choice of topics and every hand-over ends with the line in %s', async (lang) => {
  const { net, choose, handOver } = content.assistantTranslations[lang]
  for (const { asks } of Object.values(content.topics[lang]))
    for (const ask of asks.slice(0, 3)) {
      const { text } = await answer(`${ask} xq`, [], lang)
      if (text.startsWith(choose) || text.startsWith(handOver)) expect(text.endsWith(net)).toBe(true)
    }
})

it.each(chatLanguages)('a clear question and off-topic talk get no line on 911 in %s', async (lang) => {
  for (const message of clear[lang])
    expect((await answer(message, [], lang)).text).not.toContain(content.assistantTranslations[lang].net)
})
