import { join } from 'node:path'
import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { copyContent, readWords, writeWords } from '../publish/content-folder.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const learned = learn(content)

shippedTest('nobody is told of a license or insurance that the business does not promise', () => {
  const promises = { ...content.business.promises, licensed: false, insured: false }
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

/** The chat of the shipped business with other words in business.yaml. */
const replyWith = (changed: Readonly<Record<string, string | boolean>>) => {
  const root = join(tempDir(), 'content')
  copyContent('content', root)
  const business = Object.entries(changed).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^(  ${key}:).*$`, 'm'), `$1 ${JSON.stringify(value)}`),
    readWords(root, 'business.yaml') ?? '',
  )
  writeWords(root, 'business.yaml', business)
  const own = readContent({ root })
  expect({ ...own.business.proof, ...own.business.promises }).toMatchObject(changed)
  return openEngine(own, learned).reply
}

shippedTest('an owner with one of license and insurance is asked for each, and claims that one alone', () => {
  const topics = ['who are you?', 'quiénes son', 'why choose you', 'por qué escogerlos a ustedes']
  const others = [
    'how long have you been in business',
    'desde cuando trabajan',
    'i had a bad time with my last company',
  ]
  const answers = [
    {
      reply: replyWith({ licensed: false }),
      said: {
        'are you insured?': /^Yes, we're insured\. .*liability.* license .*I don't\s+have here/s,
        'are you licensed?': /^About a license I have nothing here.* We're insured\./s,
        'are you licensed and insured?': /^About a license I have nothing here.* We're insured\./s,
        'do you have workers comp': /^We're insured, .*workers' compensation I have nothing/s,
        'can i get a certificate of insurance': /^Yes: ask and we'll send the insurance certificate/,
        '¿tienen seguro?': /^Sí, tenemos seguro\..*De una licencia.* no tengo nada/s,
        '¿tienen licencia?': /^De una licencia no tengo nada.*Tenemos seguro\./s,
        'me dan el certificado del seguro': /^Sí: pídalo/,
      },
      claims: /we're insured|estamos asegurados/i,
      never: /(?:we're|yes,|and) licensed|(?:con|tenemos) licencia/i,
    },
    {
      reply: replyWith({ insured: false }),
      said: {
        'are you insured?': /^We're licensed\. About insurance I have nothing here/,
        'are you licensed?': /^We're licensed\./,
        'do you have workers comp': /About insurance I have nothing here/,
        'can i get a certificate of insurance': /About insurance I have nothing here/,
        '¿tienen seguro?': /^Tenemos licencia\. De un seguro no tengo nada/,
        '¿tienen licencia?': /^Tenemos licencia\./,
      },
      claims: /we're licensed|tenemos licencia/i,
      never: /(?:licensed|licencia) (?:and|y)/i,
    },
  ]
  for (const { reply, said, claims, never } of answers) {
    for (const [ask, answer] of Object.entries(said))
      expect([ask, reply(ask).text]).toEqual([ask, expect.stringMatching(answer)])
    for (const ask of [...topics, ...others])
      expect([ask, reply(ask).text]).toEqual([ask, expect.stringMatching(claims)])
    for (const ask of [...Object.keys(said), ...topics, ...others]) expect(reply(ask).text).not.toMatch(never)
  }
})

shippedTest(
  'a license has its number in the chat, and insurance its insurer, also of an owner who ticked neither',
  () => {
    const neither = { licensed: false, insured: false }
    const insured = replyWith({ ...neither, insurer: 'Valley Mutual' })
    for (const ask of ['are you insured?', 'who insures you', '¿tienen seguro?'])
      expect([ask, insured(ask).text]).toEqual([
        ask,
        expect.stringMatching(/Valley Mutual.*licen[sc].*(?:I don't\s+have here|no tengo nada)/s),
      ])
    const licensed = replyWith({ licenseNumber: '1234567' })
    for (const ask of ["what's your license number?", '¿cuál es su número de licencia?'])
      expect([ask, licensed(ask).text]).toEqual([ask, expect.stringContaining('1234567')])
    const proof = { licenseNumber: '1234567', insurer: 'Valley Mutual' }
    for (const reply of [replyWith({ ...proof, ...neither }), replyWith(proof)])
      for (const ask of ['are you licensed?', 'who insures you', '¿tienen licencia?', '¿tienen seguro?'])
        expect([ask, reply(ask).text]).toEqual([
          ask,
          expect.stringMatching(/^(?!.*(?:license I have nothing|licencia no tengo)).*1234567.*Valley Mutual/s),
        ])
  },
)

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
