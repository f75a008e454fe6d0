import { useState } from 'react'
import { Link } from 'react-router'
import type { EditableField } from '../../contract/desk/site.ts'
import { useHiddenWords, usePages } from '../api/site.ts'
import { words } from '../content.ts'
import { Problem } from '../Problem.tsx'
import { FieldForm, Sheet } from './FieldSheet.tsx'
import { Fold } from './Fold.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { fileName, placeName } from './names.ts'

const { site } = words

/** Texts that cannot be tapped on a page: for search engines, alt texts, letters. */
export function Words() {
  const { data: pages } = usePages()
  const [chosen, chooseLanguage] = useState<string>()
  const [field, edit] = useState<EditableField>()
  const language = chosen ?? pages?.languages[0] ?? ''
  const { data, error, refetch } = useHiddenWords(language)
  return (
    <>
      <Link className="lead-back" to="/site/more">
        {words.back}
      </Link>
      <h1>{site.hiddenWords}</h1>
      <LanguageChoice language={language} onChoose={chooseLanguage} />
      <Problem error={error} onRetry={refetch} />
      {!data && !error && <p role="status">{words.loading}</p>}
      {data?.groups.map(({ kind, fields }) => (
        <Fold key={kind} title={site.wordKinds[kind]}>
          <ul className="rows">
            {fields.map((one) => (
              <li key={one.file + one.path.join('.')}>
                <button type="button" className="row" onClick={() => edit(one)}>
                  <span className="soft small">{`${fileName(one.file)} · ${placeName(one.path)}`}</span>
                  <span>{one.shown}</span>
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
      {field && (
        <Sheet key={field.file + field.path.join('.')} title={site.change}>
          <FieldForm field={field} onClose={() => edit(undefined)} onSaved={() => edit(undefined)} />
        </Sheet>
      )}
    </>
  )
}
