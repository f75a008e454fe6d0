import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { tempDir } from '../../../server/testing/temp-dir.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { contentRoot, readContent } from '../read.ts'

/** Texts of shipped pages in a language, of a business that makes these promises. */
const saidOf = (promises: { licensed: boolean; insured: boolean }, language = 'en') => {
  const root = join(tempDir(), 'content')
  cpSync(contentRoot, root, { recursive: true, filter: (file) => !file.includes('schema') })
  const file = join(root, 'business.yaml')
  const business = Object.entries(promises).reduce(
    (text, [name, isMade]) => text.replace(`${name}: true`, `${name}: ${isMade}`),
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, business)
  const { home, servicesPage, cityPage, cities, interface: shared, faq } = readContent({ root, language })
  const texts = [
    ...home.promises.items.map(({ text }) => text),
    ...servicesPage.why.items.map(({ text }) => text),
    ...cityPage.trust.points,
    ...cities.map(({ meta }) => meta.description),
    shared.footer.about,
    ...faq.items.map(({ question, answer }) => `${question} ${answer}`),
  ]
  return texts.flatMap((text) => text.match(claim) ?? []).map((text) => text.trim())
}

const claim = /[^.?¿]*\b(?:licensed|insured|licencia|asegurados|con seguro|tienen seguro)\b[^.?]*|^seguro$/gi
const insured = { licensed: false, insured: true }

shippedTest('pages claim license and insurance as the business promises them', () => {
  const sentences = (text: string) => [text, `${text}, for homes and businesses`, text, text, text]
  expect(saidOf({ licensed: true, insured: true })).toEqual([
    ...sentences('Licensed and insured'),
    'Are you licensed and insured',
  ])
  expect(saidOf(insured)).toEqual([...sentences('Insured'), 'Are you insured'])
  expect(saidOf({ licensed: true, insured: false })).toEqual([...sentences('Licensed'), 'Are you licensed'])
  expect(saidOf({ licensed: false, insured: false })).toEqual([])
  expect(saidOf(insured, 'es')).toEqual([
    'Seguro',
    'Estamos asegurados, para casas y negocios',
    'Asegurados',
    'Con seguro',
    'Con seguro, desde 2020',
    'Tienen seguro',
  ])
})
