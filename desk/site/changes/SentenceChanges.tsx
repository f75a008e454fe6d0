import { useState } from 'react'
import type { Pages } from '../../../contract/desk/edit-page.ts'
import type { SentenceChange } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { Button } from '../../../site/ui/Button.tsx'
import { usePages } from '../../api/site-calls.ts'
import { language as deskLanguage, words } from '../../desk-content.ts'
import { groupBy } from '../../group-by.ts'
import { languageName } from '../../language-name.ts'
import { FieldValue } from '../FieldValue.tsx'
import { dotted, fieldName, pageTitle } from '../names.ts'
import { withoutBars } from '../text/plain-text.ts'

const { site } = words

const placeOf = ({ place, language }: SentenceChange, pages: Pages['pages']) => {
  const title = pages.find(({ address }) => address === place.name)?.title
  return dotted(
    site.places[place.kind],
    place.kind === 'page' && (title ? pageTitle(place.name, title) : fieldName(place.name.slice(1))),
    language !== '' && language !== deskLanguage && languageName(language),
  )
}

// A slot, filled for each visitor or letter.
const slot = /\{\w+\}/g

// Of a table only the rows that differ; any other text whole.
const differingLines = (text: string, other: string | null) => {
  const others = new Set(other?.split('\n'))
  const lines = text.split('\n').filter((line) => !others.has(line))
  return withoutBars(lines.join('\n')).replace(slot, '…')
}

/** A sentence before and after. A switch is on where nothing is written. */
export function BeforeAndAfter({ path, ...change }: Pick<SentenceChange, 'path' | 'before' | 'after'>) {
  const unsaid = change.before === 'false' || change.after === 'false' ? 'true' : null
  const [before, after] = [change.before ?? unsaid, change.after ?? unsaid]
  return (
    <p className="sentence-change">
      {before !== null && (
        <del>
          <FieldValue path={path} value={differingLines(before, after)} />
        </del>
      )}
      {after !== null && (
        <ins>
          <FieldValue path={path} value={differingLines(after, before)} />
        </ins>
      )}
    </p>
  )
}

/** Number shown at first, because a phone number is in hundreds of sentences. */
const shownFirst = 5

/** Changed sentences before and after, grouped by page, letter or chat. */
export function SentenceChanges({ changes }: { changes: readonly SentenceChange[] }) {
  const pages = usePages().data?.pages ?? []
  const [isWhole, setWhole] = useState(changes.length <= shownFirst)
  const shown = isWhole ? changes : changes.slice(0, shownFirst)
  return (
    <>
      {[...groupBy(shown, (change) => placeOf(change, pages))].map(([place, own]) => (
        <section key={place} className="card flow" aria-label={place}>
          <h3>{place}</h3>
          {own.map((change) => (
            <BeforeAndAfter key={change.file + change.path.join('.')} {...change} />
          ))}
        </section>
      ))}
      {!isWhole && (
        <Button variant="outline" size="small" onClick={() => setWhole(true)}>
          {fill(site.showAll, { count: changes.length })}
        </Button>
      )}
    </>
  )
}
