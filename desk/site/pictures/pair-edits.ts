import { isGroup, type Json } from '../../../contract/desk/field-diff.ts'
import type { FormPart, Pictures } from '../../../contract/desk/site.ts'
import type { SiteEdit } from '../../offline/kept-change.ts'
import { fieldEdit } from '../field-edit.ts'

const stages = ['Before', 'After'] as const

const listOf = ({ value, path }: FormPart): { list: Json[]; path: FormPart['path'] } => {
  const images = isGroup(value) ? value.images : value
  return { list: Array.isArray(images) ? images : [], path: isGroup(value) ? [...path, 'images'] : path }
}

const textOf = (value: Json, key: string) => (isGroup(value) && typeof value[key] === 'string' ? [value[key]] : [])

/** Kinds of work that a pair may show, in one language: those of the business's own photographs, then the services. */
export const kindsOf = (part: FormPart, services: readonly FormPart[], pictures: Pictures['pictures']): string[] => {
  const photographs = new Set(pictures.flatMap(({ name, isPhoto }) => (isPhoto ? [name] : [])))
  const own = listOf(part).list.filter((item) => textOf(item, 'image').some((name) => photographs.has(name)))
  return [
    ...new Set(own.flatMap((item) => textOf(item, 'category'))),
    ...services.flatMap(({ value }) => textOf(value, 'title')),
  ]
}

/** Adds a pair of pictures to the gallery of each language, under that language's kind of work. */
export const galleryEdits = (
  parts: readonly FormPart[],
  names: readonly [string, string],
  kinds: readonly string[],
): SiteEdit[] =>
  parts.map((part, place) => {
    const { list, path } = listOf(part)
    const ids = list.map((item) => (isGroup(item) ? Number(item.id) : 0))
    const category = kinds[place] ?? ''
    const added = stages.map((stage, at) => ({
      id: Math.max(0, ...ids) + 1 + at,
      category,
      stage,
      image: names[at] ?? '',
    }))
    return fieldEdit(part.file, path, list, [...list, ...added])
  })

/** Uses a pair in the home page's slider, in each language. */
export const sliderEdits = ({ pictures }: Pictures, names: readonly [string, string]): SiteEdit[] =>
  pictures.flatMap(({ name, places }) =>
    places.flatMap(({ file, path }) => {
      const at =
        path[0] === 'wideSlider' && file.endsWith('/pages/home.yaml')
          ? ['before', 'after'].indexOf(String(path[1]))
          : -1
      const after = names[at]
      return after === undefined ? [] : [fieldEdit(file, path, name, after)]
    }),
  )
