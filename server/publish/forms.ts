import type { FieldPath, FormName } from '../../contract/desk/site.ts'
import type { Place } from './sentence-changes.ts'

/** Places that each form edits. `*` is the folder of its language; a name that ends with `/` is a folder of pages. */
const sources: Record<FormName, readonly [file: string, ...path: FieldPath][]> = {
  business: [['business.yaml']],
  hours: [
    ['business.yaml', 'hours'],
    ['business.yaml', 'daysOff'],
  ],
  prices: [['pricing.yaml']],
  towns: [['business.yaml', 'coreCities'], ['business.yaml', 'zips'], ['*/pages/city.yaml', 'services'], ['*/cities/']],
  services: [['*/services/']],
  reviews: [['*/reviews.yaml', 'reviews']],
  questions: [['*/faq.yaml']],
  gallery: [['*/gallery.yaml']],
  articles: [['*/blog/']],
}

/** Files of a form, with the field that it edits. `filesIn` lists the pages of a content folder. */
export const formPlaces = (name: FormName, language: string, filesIn: (folder: string) => string[]): Place[] =>
  sources[name].flatMap(([source, ...path]) => {
    const file = source.replace('*', language)
    return file.endsWith('/') ? filesIn(file).map((page) => ({ file: page, path })) : [{ file, path }]
  })
