import { expect, test } from 'vitest'
import { contentRoot } from '../../../content/schema/read.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { type Named, takeOutSite } from '../../testing/take-out-site.ts'
import { readWords, wordFiles } from '../content-folder.ts'

test('of two promises only the one that is not made is taken out, and a sentence that has no shorter form is listed', async () => {
  const { write, untick, takeOut, listed, draftedField } = await takeOutSite()
  write('business.yaml', 'licensed: false', 'licensed: true')
  write(
    'en/interface.yaml',
    /(footer:\n {2}about: ).*/,
    '$1"We\'re insured. Licensed & insured. We are licensed\n    and insured since spring. We\'re licensed."',
  )
  write('en/faq.yaml', /(items:\n)/, '$1  - { question: Are you licensed and insured?, answer: "Yes." }\n')
  write('en/pages/services.yaml', "That's all we do, so we do it well.", 'Licensed, bonded and insured.')
  write('en/assistant/topics/guards.yaml', 'answer: ', 'answer: "We\'re insured, and satisfaction is guaranteed." # ')
  await untick('licensed')
  await untick('satisfactionGuarantee')
  await takeOut()
  expect(await draftedField('en/interface.yaml', 'footer', 'about')).toBe(
    "We're insured. Insured. We are insured since spring.",
  )
  expect(await draftedField('en/faq.yaml', 'items', 0, 'question')).toBe('Are you insured?')
  expect(await draftedField('en/assistant/topics/guards.yaml', 'answer')).toBe("We're insured.")
  expect((await listed()).map(({ file, path }) => [file, path.join()])).toEqual([
    ['en/pages/services.yaml', 'hero,lead'],
  ])
})

shippedTest('texts that ship claim the one promise that is kept, and those that a page needs are listed', async () => {
  const both = /licensed\W+and insured|licencia y (?:un |estamos )?(?:seguro|asegurados)/i
  const removed = async (name: Named) => {
    const { site, untick, takeOut, drafts, listed } = await takeOutSite({
      from: contentRoot,
      languages: () => ['en', 'es'],
    })
    await untick(name)
    await takeOut()
    const made = await drafts()
    const files = wordFiles(site.contentDir).filter((file) => !/facts|desk|insurance|danger/.test(file))
    const texts = files.map((file) => site.publisher.drafts.textWith(made, file, readWords(site.contentDir, file)))
    return {
      left: (await listed()).map(({ file, path }) => `${file} ${path.join('.')}`),
      claims: texts.flatMap((text) => both.exec(text ?? '')?.[0] ?? []),
    }
  }
  expect(await removed('licensed')).toEqual({ left: [], claims: [] })
  expect(await removed('insured')).toEqual({
    left: [
      'en/pages/services.yaml meta.description',
      'en/services/commercial-cleaning.md process.1.text',
      'es/pages/reviews.yaml check.items.0.text',
      'es/services/commercial-cleaning.md process.1.text',
    ],
    claims: [],
  })
})

shippedTest(
  'a guarantee that is not given is taken out in both languages, with its other words, letters and quotes',
  async () => {
    const { untick, takeOut, listed, draftedField } = await takeOutSite({
      from: contentRoot,
      languages: () => ['en', 'es'],
    })
    await untick('satisfactionGuarantee')
    await takeOut()
    expect(await draftedField('en/pages/home.yaml', 'about', 'lead')).toBe(
      'We clean our neighbors’ panels and windows.',
    )
    const steps = ['about', 'steps', 2, 'text'] as const
    expect(await draftedField('en/pages/home.yaml', ...steps)).toBe('We send you photos of the finished work.')
    expect(await draftedField('es/pages/home.yaml', ...steps)).toBe('Le mandamos fotos.')
    for (const code of ['en', 'es']) {
      expect(await draftedField(`${code}/pages/home.yaml`, 'stats', 'items')).toHaveLength(3)
      expect(await draftedField(`${code}/pages/private-page.yaml`, 'fill', 'terms')).toHaveLength(3)
      // The answer keeps what is true beside the promise.
      expect(await draftedField(`${code}/faq.yaml`, 'items', 4, 'answer')).toMatch(
        /^\{promised\.licensedAndInsured\.yes\}\. /,
      )
      // Never said while the promise is not made: nothing to take out, and nothing to write anew afterwards.
      expect(await draftedField(`${code}/assistant/topics/guarantee.yaml`, 'answer')).toMatch(/satisf/)
    }
    expect(await listed()).toEqual([])
  },
)
