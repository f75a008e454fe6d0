import type { HiddenWords } from '../../contract/desk/site.ts'
import { type Sentence, sentencesOf } from './sentence-changes.ts'
import type { Reading } from './site-reader.ts'

type Kind = HiddenWords['groups'][number]['kind']

const kindOf = ({ file, path }: Sentence): Kind | undefined => {
  const name = path.join('.')
  if (/^\w+\/images\.yaml$/.test(file)) return 'alt'
  if (/^\w+\/letters\.yaml$/.test(file)) return 'letter'
  return /^(?:meta|defaults)\.(?:title|description)$/.test(name) ? 'search' : undefined
}

/** Sentences that cannot be tapped on a page, by kind. */
export const hiddenSentences = ({ contents }: Reading, language: string): { kind: Kind; sentences: Sentence[] }[] => {
  const own = contents.filter((one) => one.language === language || one.language === '')
  const groups = Map.groupBy(
    own.flatMap(({ files }) => files.flatMap(sentencesOf)),
    kindOf,
  )
  return (['search', 'alt', 'letter'] as const).map((kind) => ({ kind, sentences: groups.get(kind) ?? [] }))
}
