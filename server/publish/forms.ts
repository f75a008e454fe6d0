import type { FieldPath, FormName } from '../../contract/desk/site.ts'

type Place = { file: string; path: FieldPath }
type Source = Place | { folder: string }

const shared =
  (file: string, path: FieldPath = []) =>
  () => [{ file, path }]
const own =
  (file: string, path: FieldPath = []) =>
  (language: string) => [{ file: `${language}/${file}`, path }]
const pages = (folder: string) => (language: string) => [{ folder: `${language}/${folder}` }]

/** Sources of each form's fields. */
const sources: Record<FormName, (language: string) => Source[]> = {
  business: shared('business.yaml'),
  hours: () => [
    { file: 'business.yaml', path: ['hours'] },
    { file: 'business.yaml', path: ['daysOff'] },
  ],
  prices: shared('pricing.yaml'),
  towns: (language) => [
    { file: 'business.yaml', path: ['coreCities'] },
    { file: 'business.yaml', path: ['zips'] },
    ...pages('cities')(language),
  ],
  services: pages('services'),
  reviews: own('reviews.yaml', ['reviews']),
  testimonials: own('testimonials.yaml'),
  questions: own('faq.yaml'),
  gallery: own('gallery.yaml'),
  articles: pages('blog'),
}

/** Files of a form, with the field that it edits. `filesIn` lists the files of a content folder. */
export const formPlaces = (name: FormName, language: string, filesIn: (folder: string) => string[]): Place[] =>
  sources[name](language).flatMap((source) =>
    'folder' in source ? filesIn(source.folder).map((file) => ({ file, path: [] })) : [source],
  )
