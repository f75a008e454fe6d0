import { expect, test } from 'vitest'
import { copyContent, readWords, writeWords } from '../../../server/publish/content-folder.ts'
import { tempDir } from '../../../server/testing/temp-dir.ts'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readContent } from '../read.ts'

const figure = '{pricing.rules.liabilityDollars}'

test('a sentence, entry, line or answer that names a left-out figure is gone, and the rest stays', () => {
  const root = tempDir()
  copyContent(secondBusiness, root)
  const change = (file: string, before: RegExp | string, after: string) => {
    const text = readWords(root, file) ?? ''
    expect(text).toMatch(before)
    writeWords(root, file, text.replace(before, after))
  }
  const service = 'en/services/gutter-cleaning.md'
  change(service, 'benefits: [', `benefits: ["Insured up to ${figure}", `)
  change(
    service,
    /(---\n[\s\S]*?---\n)[\s\S]*/,
    `$1\nWe carry\n${figure} of it. Call us. Ask for ${figure}.\n\n- Insured to ${figure}. Ask us.\n- Kept\n\n| A | B |\n| - | - |\n| Cover | ${figure} |\n| Kept | 1 |\n`,
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
  expect(whole.body?.match(/\$1,000,000/g)).toHaveLength(4)
  expect(whole.guards?.when).toHaveLength(1)
  change('pricing.yaml', /^ +liabilityDollars: .*\n/m, '')
  const left = read()
  expect(left.benefits).toEqual(whole.benefits?.slice(1))
  expect(left.body?.trim()).toBe('Call us.\n\n- Kept\n\n| A | B |\n| - | - |\n| Kept | 1 |')
  expect(left.guards?.when).toEqual([])
  expect(left.guards?.answer).toBe("No, we don't install gutter guards. Under maples they clog with keys by June.")
})
