import { useNavigate } from 'react-router'
import type { Draft, Pages, SentenceChange } from '../../contract/desk/site.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { siteProblem } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { useChanges, useDrafts, usePages, usePictures, useSiteActions } from '../api/site-calls.ts'
import { language as deskLanguage, fillCounted, words } from '../desk-content.ts'
import { Problem } from '../Problem.tsx'
import { BackTo } from './BackTo.tsx'
import { FieldValue } from './FieldValue.tsx'
import { Fold } from './Fold.tsx'
import { languageName } from './LanguageChoice.tsx'
import { fieldName, fileName, pageTitle, placeText, withoutBars } from './names.ts'
import { StaleDraft } from './StaleDraft.tsx'
import { hasTokens } from './token-text.ts'

const { site } = words

const placeOf = ({ place, language }: SentenceChange, pages: Pages['pages']) => {
  const title = pages.find(({ address, language: code }) => address === place.name && code === language)?.title
  return [
    site.places[place.kind],
    place.kind === 'page' ? (title ? pageTitle(place.name, title) : fieldName(place.name.slice(1))) : '',
    language === '' || language === deskLanguage ? '' : languageName(language),
  ]
    .filter(Boolean)
    .join(' · ')
}

// Filled later, for each visitor or letter.
const slot = /\{\w+\}/g

// Of a table only the rows that differ; any other text whole.
const differingLines = (text: string, other: string | null) => {
  const others = new Set(other?.split('\n'))
  const lines = text.split('\n').filter((line) => !others.has(line))
  return withoutBars(lines.join('\n')).replace(slot, '…')
}

/** Changed sentences before and after, grouped by page, letter or chat. */
export function SentenceChanges({ changes }: { changes: readonly SentenceChange[] }) {
  const pages = usePages().data?.pages ?? []
  const nameOf = (change: SentenceChange) => placeOf(change, pages)
  const places = [...new Set(changes.map(nameOf))]
  return places.map((place) => (
    <section key={place} className="card flow" aria-label={place}>
      <h2>{place}</h2>
      {changes
        .filter((change) => nameOf(change) === place)
        .map(({ file, path, before, after }) => (
          <p key={file + path.join('.')} className="sentence-change">
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
        ))}
    </section>
  ))
}

// A longer text, or one with figures, stands among the sentences, as visitors read it.
const shownLength = 40
const isShort = ({ path, before, after }: Draft) =>
  path.length > 0 &&
  [before, after].every(
    (value) =>
      (value === null || typeof value !== 'object') && String(value).length <= shownLength && !hasTokens(String(value)),
  )

function DraftRow({ draft }: { draft: Draft }) {
  const { drop } = useSiteActions()
  const { data } = usePictures()
  const picture = draft.file.endsWith('images.yaml') && data?.pictures.find(({ name }) => name === draft.path[0])
  return (
    <li className="person">
      <span>
        <strong>
          {picture ? [fileName(draft.file), picture.alt[deskLanguage]].filter(Boolean).join(' · ') : placeText(draft)}
        </strong>
        {isShort(draft) && (
          <span className="sentence-change">
            {draft.before !== null && (
              <del>
                <FieldValue path={draft.path} value={draft.before} />
              </del>
            )}
            <ins>
              <FieldValue path={draft.path} value={draft.after} />
            </ins>
          </span>
        )}
        <span className="soft small">
          {draft.path.length === 0 && draft.after === null ? `${site.removed} · ${draft.person}` : draft.person}
        </span>
      </span>
      <Button size="small" variant="outline" disabled={drop.isPending} onClick={() => drop.mutate(draft.id)}>
        {site.takeBack}
      </Button>
    </li>
  )
}

/** What publishing would change, with the publish button. */
export function Changes() {
  const { person } = useSession()
  const navigate = useNavigate()
  const { data: known, error, refetch } = useDrafts()
  const drafts = known?.drafts ?? []
  const stale = drafts.filter(({ isStale }) => isStale)
  const fresh = drafts.filter(({ isStale }) => !isStale)
  const ids = fresh.map(({ id }) => id)
  const { data: changes, error: unread, refetch: readAgain } = useChanges(ids)
  const { publish } = useSiteActions()
  const start = () => publish.mutate(ids, { onSuccess: () => navigate('/site/publishes') })
  return (
    <>
      <BackTo />
      <h1>{site.changes}</h1>
      <Problem error={error} onRetry={refetch} />
      <Problem error={unread} onRetry={readAgain} />
      {known && drafts.length === 0 && <p>{site.noChanges}</p>}
      {ids.length > 0 && !changes && !unread && <p role="status">{site.reading}</p>}
      {changes?.mistakes.map(({ file, path, text }) => (
        <Alert key={file + path.join('.') + text}>{`${placeText({ file, path })}: ${text}`}</Alert>
      ))}
      {fresh.length > 0 && (
        <section className="card flow">
          <h2>{site.youChanged}</h2>
          <ul className="people">
            {fresh
              .filter(({ partOf }) => partOf === null)
              .map((draft) => (
                <DraftRow key={draft.id} draft={draft} />
              ))}
          </ul>
        </section>
      )}
      {changes && changes.changes.length > 0 && (
        <Fold title={fillCounted(site.readsDifferently, changes.changes.length)}>
          <SentenceChanges changes={changes.changes} />
        </Fold>
      )}
      {changes && changes.untranslated.length > 0 && (
        <section className="card flow">
          <h2>{site.untranslated}</h2>
          <ul>
            {changes.untranslated.map(({ file, path }) => (
              <li key={file + path.join('.')}>{placeText({ file, path })}</li>
            ))}
          </ul>
        </section>
      )}
      {stale.map((draft) => (
        <section key={draft.id} className="card flow" aria-label={placeText(draft)}>
          <h2>{placeText(draft)}</h2>
          <StaleDraft draft={draft} />
        </section>
      ))}
      <Alert>{publish.error && siteProblem(publish.error)}</Alert>
      {ids.length > 0 && (
        <div className="page-foot">
          {person.role === 'owner' ? (
            <Button
              variant="sun"
              width="full"
              disabled={!changes || changes.mistakes.length > 0 || publish.isPending}
              onClick={start}
            >
              {site.publish}
            </Button>
          ) : (
            <p>{site.ownerPublishes}</p>
          )}
        </div>
      )}
    </>
  )
}
