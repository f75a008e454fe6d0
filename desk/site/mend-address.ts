import { type FieldPath, formNames } from '../../contract/desk/site.ts'

/** Forms by the file or folder that they edit, where their names differ. */
const formsByName: Readonly<Record<string, string>> = {
  pricing: 'prices',
  faq: 'questions',
  blog: 'articles',
  cities: 'towns',
}
/** Fields of `business.yaml` that another form edits. */
const formsByField: Readonly<Record<string, string>> = {
  hours: 'hours',
  daysOff: 'hours',
  coreCities: 'towns',
  zips: 'towns',
}

/** Address of the picture or form where a field is changed; undefined where its words are tapped on a page or in a list. */
export const mendAddress = ({ file, path }: { file: string; path: FieldPath }): string | undefined => {
  const [, language = '', name = ''] = /^(?:([a-z]{2})\/)?([\w-]+)/.exec(file) ?? []
  if (name === 'images') return path.length === 0 ? '/site/pictures' : `/site/pictures/${path[0]}`
  const own = name === 'business' ? formsByField[path[0] ?? ''] : formsByName[name]
  const form = formNames.find((one) => one === (own ?? name))
  const place = new URLSearchParams({ ...(language && { language }), file, field: path.join('.') })
  return form && `/site/forms/${form}?${place}`
}
