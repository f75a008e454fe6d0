import { expect, test } from 'vitest'
import { z } from 'zod'
import { businessSchema } from '../../content/schema/business.ts'
import { deskSchema } from '../../content/schema/desk-words.ts'
import { fileSchemas } from '../../content/schema/gather/file-schemas.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import { formNames } from '../../contract/desk/site.ts'
import { fieldSchema, openSchema } from './fields/field-schema.ts'
import { formPlaces } from './forms.ts'

const files = contentFiles('content')
const { languages } = files.yaml('business.yaml', businessSchema)
// Assigned, or files of the site: no form shows them.
const unshown = new Set(['id', 'avatar', 'slug', 'icon'])
const groupSchema = z.record(z.string(), z.unknown())

/** Names of the fields in a JSON schema. */
const namesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  const { data: group } = groupSchema.safeParse(schema)
  if (!group) return []
  const { properties, items, anyOf, oneOf, additionalProperties } = group
  const own = groupSchema.safeParse(properties).data ?? {}
  return [...Object.keys(own), ...[Object.values(own), items, anyOf, oneOf, additionalProperties].flatMap(namesIn)]
}

test.each(languages)('each field of each form has a label in %s', (code) => {
  const { fields } = files.yaml(`${code}/desk.yaml`, deskSchema).site
  const schemas = fileSchemas(languages)
  const names = formNames
    .flatMap((name) => formPlaces(name, 'en', (folder) => [`${folder}/one.md`]))
    .flatMap(({ file, path }) => {
      const known = schemas(file)
      return known ? namesIn(openSchema(fieldSchema(known.schema, path), file, path)) : []
    })
  expect([...new Set(names)].filter((name) => !unshown.has(name) && !Object.hasOwn(fields, name))).toEqual([])
})

test("the form of the towns holds the services that every town's page lists, in its language", () => {
  const places = formPlaces('towns', 'es', (folder) => [`${folder}one.md`])
  expect(places).toContainEqual({ file: 'es/pages/city.yaml', path: ['services'] })
  expect(places.at(-1)).toEqual({ file: 'es/cities/one.md', path: [] })
})
