import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type DangerKind, dangerKinds } from '../../../content/schema/danger.ts'
import { readContent } from '../../../content/schema/read.ts'
import { chatLanguages } from '../../../contract/chat-message.ts'
import { dangerFirst } from '../ready-engine.ts'
import { dangerFinder } from './find-danger.ts'

const content = readContent()
const { danger } = content
const find = dangerFinder(danger)
const fixtures = (file: string): string[] =>
  z.array(z.string()).parse(parse(readFileSync(join(import.meta.dirname, 'fixtures', `${file}.yaml`), 'utf8')))

// Whoever was hurt and wants to sue may hear of the doctor first, and a wish that somebody die of those who listen.
const alsoRight: Partial<Record<DangerKind, readonly DangerKind[]>> = {
  legal: ['hurt', 'people'],
  hearing: ['legal'],
  threat: ['selfHarm', 'crime'],
  violence: ['crime'],
  crime: ['violence', 'threat'],
  hurt: ['poison'],
  fire: ['gas', 'shock'],
}
const isRight = (found: DangerKind | undefined, kind: DangerKind) =>
  found === kind || (found !== undefined && alsoRight[kind]?.includes(found) === true)
const ways = z.record(z.enum(['en', 'es']), z.array(z.string()))
const unseen = z
  .strictObject({ danger: z.partialRecord(z.enum(dangerKinds), ways), harmless: ways })
  .parse(parse(readFileSync(join(import.meta.dirname, 'fixtures/unseen.yaml'), 'utf8')))
const kinds: Record<string, DangerKind> = {
  'self-harm': 'selfHarm',
  shock: 'shock',
  fire: 'fire',
  gas: 'gas',
  hurt: 'hurt',
  violence: 'violence',
  threat: 'threat',
  legal: 'legal',
  hearing: 'hearing',
}

describe('danger is found', () => {
  it.each(Object.entries(kinds))('in every way of saying: %s', (file, kind) => {
    expect(fixtures(file).filter((message) => !isRight(find(message)?.kind, kind))).toEqual([])
  })

  it('in both languages, in ways that were written without reading the patterns', () => {
    const all = dangerKinds.flatMap((kind) =>
      chatLanguages.flatMap((language) =>
        (unseen.danger[kind]?.[language] ?? []).map((text) => ({ kind, language, text })),
      ),
    )
    const missed = all.filter(({ kind, language, text }) => {
      const found = find(text)
      return found?.language !== language || !isRight(found.kind, kind)
    })
    expect(all.length).toBeGreaterThanOrEqual(250)
    expect(missed).toEqual([])
  })

  it('in none of its harmless neighbors', () => {
    const harmless = [...fixtures('harmless'), ...unseen.harmless.en, ...unseen.harmless.es]
    expect(harmless.filter((message) => find(message))).toEqual([])
  })

  it('behind a joke, in capitals, and in the second sentence', () => {
    expect(find('This bill is killing me. I WANT TO DIE.')?.kind).toBe('selfHarm')
    expect(find('How much for 20 panels? My inverter is SMOKING!')?.kind).toBe('fire')
  })

  it('in the language it was told in', () => {
    expect(find('mi papá se electrocutó con el panel')?.language).toBe('es')
    expect(find('me quiero suicidar')?.language).toBe('es')
    expect(find('línea de prevención del suicidio')?.language).toBe('es')
    expect(find('my dad was electrocuted by the panel')?.language).toBe('en')
  })

  it('the most urgent first', () => {
    expect(find('I will sue you, and my inverter is on fire')?.kind).toBe('fire')
    expect(find("I'm deaf and I want to die")?.kind).toBe('selfHarm')
  })
})

describe('its answers', () => {
  const answers = [danger.en, danger.es].map(({ kinds }) => kinds)

  it('name the number to call, and sell nothing', () => {
    for (const { legal: _legal, hearing: _hearing, ...urgent } of answers) {
      expect(urgent.selfHarm.answer).toContain('988')
      expect(urgent.poison.answer).toContain('1-800-222-1222')
      for (const { answer } of Object.values(urgent)) expect(answer).toContain('911')
      for (const { answer } of Object.values(urgent)) expect(answer).not.toMatch(/\$|\/#quote|clean|limpi/i)
    }
  })

  it('are sorry for harm that our people did, and name the owner', () => {
    expect(danger.en.kinds.people.answer).toMatch(/very sorry.*owner/s)
    expect(danger.es.kinds.people.answer).toMatch(/siento mucho.*dueño/s)
    for (const { people } of answers) expect(people.answer).toContain(content.business.phone)
  })

  it('give a claim the phone, with no coverage figure', () => {
    for (const { legal } of answers) {
      expect(legal.answer).toContain(content.business.phone)
      expect(legal.answer).not.toMatch(/\$|million|millones|insured|asegurad/i)
    }
  })

  it('give whoever cannot hear the e-mail, and no phone number', () => {
    for (const { hearing } of answers) {
      expect(hearing.answer).toContain(content.business.email)
      expect(hearing.answer).not.toContain(content.business.phone)
    }
  })
})

describe('in front of an engine', () => {
  const asked: string[] = []
  const engine = dangerFirst(content, {
    answer: async (message) => {
      asked.push(message)
      return { text: 'from the engine', lang: 'en', isAnswered: true }
    },
  })

  it('danger is answered in its language, also in the middle of a conversation', async () => {
    const before = [{ text: 'How much for 20 panels?', isBot: false }]
    expect(await engine.answer('sale humo del inversor', before)).toEqual({
      text: danger.es.kinds.fire.answer,
      lang: 'es',
      isAnswered: true,
    })
    expect(asked).toEqual([])
    expect(await engine.answer('ok thanks', before)).toMatchObject({ text: 'from the engine' })
  })
})

it('finds nothing in long messages that repeat half of a pattern', () => {
  const long = (text: string) => text.repeat(400).slice(0, 2000)
  const distinct = long(Array.from({ length: 400 }, (_, at) => `k${at}. `).join(''))
  for (const text of [long('your '), long('a.b. '), long('hurt & <'), distinct]) expect(find(text)).toBeUndefined()
})
