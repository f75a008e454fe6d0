import { useState } from 'react'
import { useHiddenWords, usePages } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { Problem } from '../Problem.tsx'
import { BackTo } from './BackTo.tsx'
import { FieldRows } from './FieldRows.tsx'
import { Fold } from './Fold.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

const { site } = words

/** Texts that cannot be tapped on a page: for search engines, alt texts, letters. */
export function Words() {
  const { data: pages } = usePages()
  const [chosen, chooseLanguage] = useState<string>()
  const language = chosen ?? pages?.languages[0] ?? ''
  const { data, error, refetch } = useHiddenWords(language)
  return (
    <>
      <BackTo to="/site/more">{words.back}</BackTo>
      <h1>{site.hiddenWords}</h1>
      <LanguageChoice language={language} onChoose={chooseLanguage} />
      <Problem error={error} onRetry={refetch} />
      {!data && !error && <p role="status">{words.loading}</p>}
      {data?.groups.map(({ kind, fields }) => (
        <Fold key={kind} title={site.wordKinds[kind]}>
          <FieldRows fields={fields} />
        </Fold>
      ))}
    </>
  )
}
