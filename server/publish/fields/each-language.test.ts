import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Json } from '../../../contract/desk/field-diff.ts'
import { inEachLanguage, oncePerField } from './each-language.ts'

const files: Readonly<Record<string, string>> = {
  'en/cities/danville.md': '---\ncounty: Knox\n---\n',
  'es/cities/danville.md': '---\ncounty: Knox\n---\n',
  'en/services/gutters.md': '---\ntitle: Gutters\n---\n',
  'es/services/gutters.md': '---\ntitle: Canaletas\n---\n',
  'es/gallery.yaml': 'images: [{ id: 7, image: roof }, { id: 1, image: porch }, { id: 2, image: steps }]\n',
  'es/pages/city.yaml': 'services: { items: [{ title: Ventanas }, { title: Canaletas, job: gutters }] }\n',
}
const changes = (file: string, path: string[], before: Json, after: Json) =>
  inEachLanguage({ id: randomUUID(), file, path, before, after }, ['en', 'es'], (name) => files[name]).map(
    ({ id: _, ...change }) => change,
  )

test('a town is in one county, and a service is offered, in every language', () => {
  const path = ['county']
  expect(changes('es/cities/danville.md', path, 'Knox', 'Richland')).toEqual([
    { file: 'es/cities/danville.md', path, before: 'Knox', after: 'Richland' },
    { file: 'en/cities/danville.md', path, before: 'Knox', after: 'Richland' },
  ])
  expect(changes('en/services/gutters.md', ['offered'], null, false).map(({ file }) => file)).toEqual([
    'en/services/gutters.md',
    'es/services/gutters.md',
  ])
  expect(changes('en/services/gutters.md', ['title'], 'Gutters', 'Gutter')).toHaveLength(1)
})

test('a picture that leaves the gallery leaves it in every language, and one that is added or moved changes one', () => {
  const images = ['porch', 'steps', 'roof'].map((image, id) => ({ id, image }))
  const [porch, steps, roof] = images
  const [own, other] = changes('en/gallery.yaml', ['images'], images, [steps, roof] as Json)
  expect([own?.file, other?.file, other?.after]).toEqual([
    'en/gallery.yaml',
    'es/gallery.yaml',
    [
      { id: 7, image: 'roof' },
      { id: 2, image: 'steps' },
    ],
  ])
  const moved = [roof, porch, steps, { id: 9, image: 'attic' }] as Json
  expect(changes('en/gallery.yaml', ['images'], images, moved)).toHaveLength(1)
  const [, translated] = changes('en/gallery.yaml', ['images'], images, [{ id: 9, image: 'attic' }])
  expect(translated?.after).toEqual([{ id: 9, image: 'attic' }])
})

test('work that leaves the town cards leaves them in every language', () => {
  const [windows, gutters] = [{ title: 'Windows' }, { title: 'Gutters', job: 'gutters' }]
  const [, other] = changes('en/pages/city.yaml', ['services', 'items'], [windows, gutters], [windows])
  expect(other).toMatchObject({ file: 'es/pages/city.yaml', after: [{ title: 'Ventanas' }] })
  expect(changes('en/pages/city.yaml', ['services', 'items'], [windows, gutters], [gutters])).toHaveLength(1)
})

test('a mistake in a shared field is said once, and one of another field in each language', () => {
  const mistake = (file: string, key: string, text: string) => ({ file, path: [key], text })
  const wrong = (county: string) => mistake('es/cities/danville.md', 'county', county)
  const mistakes = [
    mistake('en/cities/danville.md', 'county', 'No Knox.'),
    wrong('No Knox.'),
    wrong('No Kinks.'),
    mistake('en/cities/danville.md', 'title', 'Nothing stands here.'),
    mistake('es/cities/danville.md', 'title', 'Nothing stands here.'),
  ]
  expect(oncePerField(mistakes)).toEqual(mistakes.toSpliced(1, 1))
})
