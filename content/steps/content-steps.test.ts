import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { runContentSteps } from './content-steps.ts'
import { nameTranslations } from './name-translations.ts'
import { splitLicensed } from './split-licensed.ts'
import { addField, addToEntries, removeFields } from './step-kinds.ts'

test('a step writes a new required field once, says so, and leaves every other line as it is', () => {
  const root = tempDir()
  mkdirSync(join(root, 'en'))
  const file = join(root, 'en/letters.yaml')
  const before =
    '# Our letters\nreminders:\n  subject: Hello # short\n\n  text: >-\n    Two\n    lines\nshort: { a: A } # a\nempty: {}\nlast: 1 # one\n'
  writeFileSync(file, before)
  const steps = [
    addField('en/letters.yaml', ['reminders', 'call'], 'Call: now'),
    addField('en/letters.yaml', ['more'], 2),
    addField('en/letters.yaml', ['short', 'b'], 'B'),
    addField('en/letters.yaml', ['empty', 'one'], 1),
    addField('en/letters.yaml', ['nowhere', 'one'], 1),
  ]
  expect(runContentSteps(root, steps)).toEqual([
    'en/letters.yaml: added "reminders.call" with the default "Call: now". Change it as you like.',
    'en/letters.yaml: added "more" with the default 2. Change it as you like.',
    'en/letters.yaml: added "short.b" with the default "B". Change it as you like.',
    'en/letters.yaml: added "empty.one" with the default 1. Change it as you like.',
  ])
  const after = before
    .replace('    lines\n', '    lines\n  call: "Call: now"\n')
    .replace('# one\n', '# one\nmore: 2\n')
    .replace('{ a: A }', '{"a":"A","b":"B"}')
    .replace('{}', '{"one":1}')
  expect(readFileSync(file, 'utf8')).toBe(after)
  expect(runContentSteps(root, steps)).toEqual([])
  expect(runContentSteps(root, [addField('es/letters.yaml', ['more'], 2)])).toEqual([])
})

test('an owner’s content of the version before gets the new words of its language, and English where there are none', () => {
  const root = tempDir()
  for (const language of ['es', 'pt']) {
    mkdirSync(join(root, language, 'pages'), { recursive: true })
    writeFileSync(join(root, language, 'desk.yaml'), 'title: Oficina\nlead:\n  call: Volver\n')
  }
  const said = runContentSteps(root)
  expect(said).toContain('pt/pages/private-page.yaml: added with its default words. Change them as you like.')
  const page = (language: string) => readFileSync(join(root, language, 'pages/private-page.yaml'), 'utf8')
  expect([page('es'), page('pt')]).toEqual([
    expect.stringContaining('Sí, busquemos un día'),
    expect.stringContaining('Yes, let’s find a day'),
  ])
  expect(readFileSync(join(root, 'es/desk.yaml'), 'utf8')).toMatch(
    /^title: Oficina\nlead:\n {2}call: Volver\n[\s\S]*toCustomer:\n +quote: Mandar la cotización/,
  )
  expect(runContentSteps(root)).toEqual([])
})

test('an entry that has the title of a shipped one gets its new field once', () => {
  const root = tempDir()
  mkdirSync(join(root, 'es/pages'), { recursive: true })
  const file = join(root, 'es/pages/city.yaml')
  const before = 'services:\n  items:\n    - { title: Ventanas }\n    - { title: Lavado a presión } # yes\n'
  writeFileSync(file, before)
  const steps = [addToEntries('pages/city.yaml', ['services', 'items'], 'job')]
  expect(runContentSteps(root, steps)).toHaveLength(1)
  const added = '{"title":"Lavado a presión","job":"pressureWashing"}'
  expect(readFileSync(file, 'utf8')).toBe(before.replace('{ title: Lavado a presión }', added))
  expect(runContentSteps(root, steps)).toEqual([])
})

test('a step takes out a field that is gone, with its lines, and says which words it held', () => {
  const root = tempDir()
  mkdirSync(join(root, 'en/services'), { recursive: true })
  const page = join(root, 'en/page.yaml')
  const service = join(root, 'en/services/roof.md')
  writeFileSync(
    page,
    '# Page\nhero:\n  title: Hello # short\n  price:\n    from: From\n    to: >-\n      two\n      lines\n  end: 1\n',
  )
  writeFileSync(
    service,
    '---\ntitle: Roof\ncardImage: roof # small\nimage: roof\n---\n\ncardImage: stays in the text\n',
  )
  const steps = [removeFields('*/page.yaml', 'hero.price'), removeFields('*/services/*.md', 'cardImage')]
  expect(runContentSteps(root, steps)).toEqual([
    'en/page.yaml: took out "hero.price", which no page shows any more: {"from":"From","to":"two lines"}',
    'en/services/roof.md: took out "cardImage", which no page shows any more: "roof"',
  ])
  expect(readFileSync(page, 'utf8')).toBe('# Page\nhero:\n  title: Hello # short\n  end: 1\n')
  expect(readFileSync(service, 'utf8')).toBe('---\ntitle: Roof\nimage: roof\n---\n\ncardImage: stays in the text\n')
  expect(runContentSteps(root, steps)).toEqual([])
})

test('the two lists of reviews become one: a text of both once, and no review is lost or moved to another page', () => {
  const root = tempDir()
  mkdirSync(join(root, 'en'))
  const file = (name: string) => join(root, 'en', name)
  writeFileSync(
    file('reviews.yaml'),
    'reviews:\n  - { id: 4, author: Ruth, rating: 5, date: May, text: Dry. }\n  - { id: 2, author: Opal, rating: 4, date: June, text: Clear. }\n',
  )
  writeFileSync(
    file('testimonials.yaml'),
    'sample: true\ntestimonials:\n  - { name: Ruth, location: Gambier, rating: 5, text: Dry., service: Gutters }\n  - { name: Wendell, location: Danville, rating: 3, text: Late., service: Windows }\n',
  )
  expect(runContentSteps(root)).toContain('en/testimonials.yaml: its reviews are in en/reviews.yaml now.')
  expect(parse(readFileSync(file('reviews.yaml'), 'utf8'))).toEqual({
    reviews: [
      { id: 4, author: 'Ruth', rating: 5, date: 'May', text: 'Dry.', location: 'Gambier', service: 'Gutters' },
      { id: 2, author: 'Opal', rating: 4, date: 'June', text: 'Clear.', onReviewsPage: false },
      { id: 5, author: 'Wendell', sample: true, location: 'Danville', rating: 3, text: 'Late.', service: 'Windows' },
    ],
  })
  expect(existsSync(file('testimonials.yaml'))).toBe(false)
  expect(runContentSteps(root)).toEqual([])
})

test('a discount and a claim of 0 are emptied once', () => {
  const root = tempDir()
  const file = join(root, 'pricing.yaml')
  writeFileSync(
    file,
    'discounts: # in percent\n  package: 0\n  bundle: 10-25\nclaims:\n  dust: { value: 0, unit: months }\n',
  )
  expect(runContentSteps(root)).toHaveLength(2)
  expect(readFileSync(file, 'utf8')).toBe(
    'discounts: # in percent\n  package: ""\n  bundle: 10-25\nclaims:\n  dust: { value: "", unit: months }\n',
  )
  expect(runContentSteps(root)).toEqual([])
})

test('what a business says of itself in another language is kept by its field, and no longer by its words', () => {
  const root = tempDir()
  mkdirSync(join(root, 'es'))
  writeFileSync(
    join(root, 'business.yaml'),
    'shortTagline: Gutters\ndefaults: { title: Clean, description: All clean. }\n',
  )
  const file = join(root, 'es/facts.yaml')
  writeFileSync(file, 'words: { Gutters: Canaletas, All clean.: Todo limpio., cash: efectivo }\n')
  const step = [nameTranslations]
  expect(runContentSteps(root, step)).toHaveLength(1)
  expect(parse(readFileSync(file, 'utf8')).business).toEqual({
    shortTagline: 'Canaletas',
    defaults: { description: 'Todo limpio.' },
  })
  expect(runContentSteps(root, step)).toEqual([])
})

test('one promise of license and insurance becomes two with its answer, in conditions and lines too', () => {
  const root = tempDir()
  for (const folder of ['en/pages', 'en/assistant/topics', 'es/pages'])
    mkdirSync(join(root, folder), { recursive: true })
  const edited = {
    'business.yaml': [
      'promises:\n  since: 1 # year\n  licensedAndInsured: false # ask\n  made: true\n',
      'promises:\n  since: 1 # year\n  made: true\n  licensed: false\n  insured: false\n',
    ],
    'en/pages/home.yaml': [
      'promises:\n  items:\n    - { text: Licensed and insured, promise: licensedAndInsured }\n',
      'promises:\n  items:\n    - {"text":"{promised.licensedAndInsured.text}"}\n',
    ],
    'en/facts.yaml': Array<string>(2).fill('promised:\n  licensedAndInsured: { text: Licensed and insured }\n'),
    'es/pages/home.yaml': [
      'promises:\n  items:\n    - { text: Asegurados, promise: licensedAndInsured }\n',
      'promises:\n  items:\n    - { text: Asegurados, promise: "insured" }\n',
    ],
    'en/assistant/topics/insurance.yaml': [
      'when:\n  - with: { licensedAndInsured: ["no"], insurer: ["yes"] }\n    answer: No.\n',
      'when:\n  - with: {"insurer":["yes"],"licensed":["no"],"insured":["no"]}\n    answer: No.\n',
    ],
  }
  for (const [file, [before = '']] of Object.entries(edited)) writeFileSync(join(root, file), before)
  expect(runContentSteps(root, [splitLicensed])).toHaveLength(4)
  for (const [file, [, after]] of Object.entries(edited)) expect(readFileSync(join(root, file), 'utf8')).toBe(after)
  expect(runContentSteps(root, [splitLicensed])).toEqual([])
})
