import { join } from 'node:path'
import { expect } from 'vitest'
import { type Content, readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const learned = learn(content)

shippedTest('nobody is told of a license or insurance that the business does not promise', () => {
  const promises = { ...content.business.promises, licensedAndInsured: false }
  const without = openEngine({ ...content, business: { ...content.business, promises } }, learned)
  const asks = [
    'are you insured?',
    "what's your license number?",
    'can you send the certificate',
    'will you name us as additional insured',
    '¿tienen seguro?',
  ]
  for (const ask of asks) {
    expect(openEngine(content, learned).reply(ask).text).toMatch(/insur|licens|segur/)
    expect(without.reply(ask).text).toMatch(
      /^(?:I have nothing here about a license|De licencia y seguro no tengo nada)/,
    )
  }
})

shippedTest('an owner with an insurer and no license is insured in the chat, and a license has its number', () => {
  const replyWith = (proof: Partial<Content['business']['proof']>, licensedAndInsured: boolean) => {
    const { business } = content
    const promises = { ...business.promises, licensedAndInsured }
    const root = join(tempDir(), 'content')
    copyContent('content', root)
    writeWords(
      root,
      'business.yaml',
      Object.entries({ ...proof, licensedAndInsured }).reduce(
        (text, [key, value]) => text.replace(new RegExp(`^(  ${key}:).*$`, 'm'), `$1 ${JSON.stringify(value)}`),
        readWords(root, 'business.yaml') ?? '',
      ),
    )
    const own = readContent({ root })
    expect(own.business).toMatchObject({ proof, promises })
    return openEngine(own, learned).reply
  }
  const insured = replyWith({ insurer: 'Valley Mutual' }, false)
  for (const ask of ['are you insured?', 'are you licensed?', 'who insures you', '¿tienen seguro?'])
    expect([ask, insured(ask).text]).toEqual([
      ask,
      expect.stringMatching(/^(?:We're|We’re|Nos).*Valley Mutual.*licen[sc].*(?:nothing here|no tengo nada).*/s),
    ])
  const licensed = replyWith({ licenseNumber: '1234567' }, true)
  for (const ask of ["what's your license number?", '¿cuál es su número de licencia?'])
    expect([ask, licensed(ask).text]).toEqual([ask, expect.stringContaining('1234567')])
  const proof = { licenseNumber: '1234567', insurer: 'Valley Mutual' }
  for (const reply of [replyWith(proof, false), replyWith(proof, true)])
    for (const ask of ['are you licensed?', 'who insures you', '¿tienen licencia?', '¿tienen seguro?'])
      expect([ask, reply(ask).text]).toEqual([
        ask,
        expect.stringMatching(/^(?!.*(?:license I have nothing|licencia no tengo)).*1234567.*Valley Mutual/s),
      ])
})

shippedTest('where no guarantee is given the chat says so, and how to call', () => {
  const promises = { ...content.business.promises, satisfactionGuarantee: false }
  const without = openEngine({ ...content, business: { ...content.business, promises } }, learned)
  for (const ask of ['do you guarantee your work?', '¿garantizan su trabajo?', '¿dan garantía?'])
    expect([ask, without.reply(ask).text]).toEqual([
      ask,
      expect.stringMatching(/no guarantee.*call|no damos garantía.*llame/s),
    ])
  for (const ask of ["what if I'm not happy", 'y si no quedo contento'])
    expect([ask, without.reply(ask).text]).toEqual([
      ask,
      expect.stringMatching(/^(?!.*(?:make it right|lo arreglamos)).*(?:call|llame)/is),
    ])
})

shippedTest('reviews and pictures are what their own flags say', () => {
  const own = {
    ...content,
    pictures: Object.fromEntries(
      Object.entries(content.pictures).map(([id, { file }]) => [id, { file, provenance: 'photo' as const }]),
    ),
    reviews: content.reviews.map((review) => ({ ...review, sample: false })),
  }
  const saidOf = (changes: Partial<typeof own>, message: string) =>
    openEngine({ ...content, ...changes }, learned).reply(message).text
  expect(saidOf({}, 'Are the reviews real?')).toContain('samples for now: no customer wrote them')
  expect(saidOf({ reviews: [] }, 'Are the reviews real?')).toContain('no reviews on our pages yet')
  const some = [...own.reviews.slice(1), ...content.reviews.slice(0, 1)]
  expect(saidOf({ reviews: some }, 'Are the reviews real?')).toContain('Some reviews are samples')
  expect(saidOf(own, 'Are the reviews real?')).toContain('in their own words')
  expect(saidOf({}, 'are these real photos?')).toContain('illustrations')
  expect(saidOf(own, 'are these real photos?')).not.toContain('illustration')
  expect(saidOf(own, 'Can I see pictures?')).not.toContain('illustration')
})
