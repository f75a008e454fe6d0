import { useState } from 'react'
import { useHiddenWords, usePages } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { FieldRows } from './FieldRows.tsx'
import { Fold } from './Fold.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Screen } from './Screen.tsx'

const { site } = words

/** Texts that cannot be tapped on a page: for search engines, alt texts, letters. */
export function Words() {
  const { data: pages } = usePages()
  const [chosen, chooseLanguage] = useState<string>()
  const language = chosen ?? pages?.languages[0] ?? ''
  const query = useHiddenWords(language)
  return (
    <Screen title={site.hiddenWords} back="/site/more" query={query}>
      <LanguageChoice language={language} onChoose={chooseLanguage} />
      {query.data?.groups.map(({ kind, fields }) => (
        <Fold key={kind} title={site.wordKinds[kind]}>
          <FieldRows fields={fields} />
        </Fold>
      ))}
    </Screen>
  )
}
