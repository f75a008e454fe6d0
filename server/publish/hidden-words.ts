import type { HiddenWords } from '../../contract/desk/site.ts'
import { type Sentence, sentencesOf } from './sentence-changes.ts'
import type { Reading } from './site-reader.ts'

type Kind = HiddenWords['groups'][number]['kind']

const kindOf = ({ file, path }: Sentence, profile: string): Kind | undefined => {
  const name = path.join('.')
  // The chat is closed on a page that is edited.
  if (/^\w+\/assistant\.yaml$/.test(file)) return path[0] === 'profiles' && path[1] === profile ? 'chat' : undefined
  if (/^\w+\/images\.yaml$/.test(file)) return 'alt'
  if (/^\w+\/letters\.yaml$/.test(file)) return 'letter'
  return /^(?:meta|defaults)\.(?:title|description)$/.test(name) ? 'search' : undefined
}

export const hiddenSentences = ({ contents }: Reading, language: string): { kind: Kind; sentences: Sentence[] }[] => {
  const own = contents.filter((one) => one.language === language || one.language === '')
  const profile = contents
    .flatMap(({ files }) => files.filter(({ path }) => path.endsWith('/assistant.yaml')).flatMap(sentencesOf))
    .find(({ path }) => path[0] === 'profile')?.text
  const groups = Map.groupBy(
    own.flatMap(({ files }) => files.flatMap(sentencesOf)),
    (sentence) => kindOf(sentence, profile ?? ''),
  )
  return (['search', 'alt', 'letter', 'chat'] as const).map((kind) => ({ kind, sentences: groups.get(kind) ?? [] }))
}
