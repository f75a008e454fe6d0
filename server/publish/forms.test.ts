import { expect, test } from 'vitest'
import { formPlaces } from './forms.ts'

test("the form of the towns holds the services that every town's page lists, in its language", () => {
  const places = formPlaces('towns', 'es', (folder) => [`${folder}one.md`])
  expect(places).toContainEqual({ file: 'es/pages/city.yaml', path: ['services'] })
  expect(places.at(-1)).toEqual({ file: 'es/cities/one.md', path: [] })
})
