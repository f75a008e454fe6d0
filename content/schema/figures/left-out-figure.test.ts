import { expect, test } from 'vitest'
import { copyContent, readWords, writeWords } from '../../../server/publish/content-folder.ts'
import { tempDir } from '../../../server/testing/temp-dir.ts'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readContent } from '../read.ts'
import { sentencesIn } from './left-out-figure.ts'

const figure = '{pricing.rules.liabilityDollars}'

const editable = () => {
  const root = tempDir()
  copyContent(secondBusiness, root)
  const change = (file: string, before: RegExp | string, after: string) => {
    const text = readWords(root, file) ?? ''
    expect(text).toMatch(before)
    writeWords(root, file, text.replace(before, after))
  }
  return { root, change }
}

test('a sentence, entry, line or answer that names a left-out figure is gone, and the rest stays', () => {
  const { root, change } = editable()
  const service = 'en/services/gutter-cleaning.md'
  change(service, 'benefits: [', `benefits: ["Insured up to ${figure}", `)
  change(
    service,
    /(---\n[\s\S]*?---\n)[\s\S]*/,
    `$1\nWe carry\n${figure} of it. Call us. Ask for ${figure}.\n\n- Insured to ${figure}. Ask us.\n- Kept\n\n| A | B |\n| - | - |\n| Cover | ${figure} |\n| Kept | 1 |\n\n1. One\n2. Up to ${figure}. Ask.\n\nKept. Here it is:\n\n| A |\n|---|\n| ${figure} |\n`,
  )
  change(
    'en/assistant/topics/guards.yaml',
    'answer: ',
    `when:\n  - answer: "Up to ${figure}."\nanswer: We hold ${figure}? `,
  )
  const read = () => {
    const { services, topics } = readContent({ root })
    const page = services.find(({ slug }) => slug === 'gutter-cleaning')
    return { benefits: page?.overview.benefits, body: page?.body, guards: topics.en['guards'] }
  }
  const whole = read()
  expect(whole.benefits).toHaveLength(4)
  expect(whole.body?.match(/\$1,000,000/g)).toHaveLength(6)
  expect(whole.guards?.when).toHaveLength(1)
  change('pricing.yaml', /^ +liabilityDollars: .*\n/m, '')
  const left = read()
  expect(left.benefits).toEqual(whole.benefits?.slice(1))
  expect(left.body?.trim()).toBe('Call us.\n\n- Kept\n\n| A | B |\n| - | - |\n| Kept | 1 |\n\n1. One\n\nKept.')
  expect(left.guards?.when).toEqual([])
  expect(left.guards?.answer).toBe("No, we don't install gutter guards. Under maples they clog with keys by June.")
})

test.each([
  ['pricing.discounts.early', 'discounts: { early: "" }'],
  ['pricing.claims.dust.value', 'claims: { dust: { value: } }'],
  ['pricing.visits.porch', 'visits: { gutters: 120-260, porch: }'],
  ['pricing.plans.quarterly', ''],
  ['pricing.windows.bundle.from', ''],
  ['examples.small.together', ''],
  ['business.region', ''],
])('an answer is left out while {%s} is empty', (figure, prices) => {
  const { root, change } = editable()
  change('pricing.yaml', /$/, prices)
  if (prices.startsWith('visits')) change('pricing.yaml', /^visits:\n.*\n/m, '')
  change('en/faq.yaml', 'answer: ', `answer: We say {${figure}}. `)
  const { faq } = readContent({ root })
  expect(faq.items.map(({ answer }) => answer).join(' ')).not.toContain('We say')
})

test('an answer and a row of a town are left out while the fee that they name is 0 or empty', () => {
  const { root, change } = editable()
  change('pricing.yaml', /travel: .*/, 'travel: 0')
  change('pricing.yaml', /premium: .*/, 'premium: ')
  change('en/faq.yaml', 'answer: ', 'answer: It costs {pricing.fees.premium} more. ')
  const { faq, cityPage } = readContent({ root })
  expect(faq.items.map(({ answer }) => answer).join(' ')).not.toContain('It costs')
  expect(cityPage.needs.travel).not.toHaveProperty('extended')
})

test('a figure with a name that no file has is a mistake, and so is a discount of 0', () => {
  const { root, change } = editable()
  change('pricing.yaml', 'visits:', 'discounts: { early: "" }\nvisits:')
  change('en/faq.yaml', 'answer: ', 'answer: Save {pricing.discounts.earli}. ')
  expect(() => readContent({ root })).toThrow('no figure is called {pricing.discounts.earli}')
  change('en/faq.yaml', 'earli', 'early')
  change('pricing.yaml', 'early: ""', 'early: 0')
  expect(() => readContent({ root })).toThrow('a number above 0, or nothing if there is none')
})

test('a price table loses the rows of a job whose price is emptied, and goes with the last of them', () => {
  const { root, change } = editable()
  change('pricing.yaml', /^windows:.*\n(?: .*\n)*/m, '')
  change('en/services/window-cleaning.md', ' for {pricing.windows.exterior}', '')
  const { services } = readContent({ root })
  expect(services.find(({ slug }) => slug === 'window-cleaning')?.prices).toBeUndefined()
})

test('a sentence does not end with an abbreviation', () => {
  expect(sentencesIn('Soap vs. Water: Which? Ask Mr. Dee in St. Paul. He knows.')).toEqual([
    'Soap vs. Water: Which?',
    ' Ask Mr. Dee in St. Paul.',
    ' He knows.',
  ])
})
