import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { takenOut } from '../../../contract/desk/getting-ready.ts'
import type { Changes as ChangesAnswer, EditableField } from '../../../contract/desk/site.ts'
import { Button } from '../../../site/ui/Button.tsx'
import { Alert } from '../../Alert.tsx'
import { siteProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { useChanges, useDrafts, useSiteActions } from '../../api/site-calls.ts'
import { fillCounted, words } from '../../desk-content.ts'
import { useTyped } from '../../offline/typed.ts'
import { QueryProblem } from '../../QueryProblem.tsx'
import { FieldRows } from '../FieldRows.tsx'
import { Fold } from '../Fold.tsx'
import { mendAddress } from '../mend-address.ts'
import { placeIn } from '../names.ts'
import { StillSaid } from '../PageSwitches.tsx'
import { Screen } from '../Screen.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { changesOf, draftChoices } from './draft-groups.ts'
import { SentenceChanges } from './SentenceChanges.tsx'
import { StaleCards } from './StaleDraft.tsx'

const { site } = words

/** Fields whose translation is unchanged, each a tap away. */
function Untranslated({ fields }: { fields: readonly EditableField[] }) {
  const isList = ({ value }: EditableField) => typeof value === 'object'
  return (
    <section className="card flow">
      <h2>{site.untranslated}</h2>
      <FieldRows fields={fields.filter((field) => !isList(field))} />
      {fields.filter(isList).map((field) => {
        const address = mendAddress(field)
        const key = field.file + field.path.join('.')
        // Lists of the chat or of a page have no form of their own.
        if (!address) return <p key={key}>{placeIn(field)}</p>
        return (
          <Link key={key} to={address}>
            {placeIn(field)}
          </Link>
        )
      })}
    </section>
  )
}

function MendLink(place: Pick<EditableField, 'file' | 'path'>) {
  const address = mendAddress(place)
  return address ? <Link to={address}>{placeIn(place)}</Link> : placeIn(place)
}

/** Why the saved changes cannot be published, and the fields to mend. */
export function ChangeMistakes({ mistakes, wrong }: Pick<ChangesAnswer, 'mistakes' | 'wrong'>) {
  return (
    <>
      {mistakes.map(({ file, path, text }) => (
        <Alert key={file + path.join('.') + text}>
          <MendLink {...{ file, path }} />
          {`: ${text}`}
        </Alert>
      ))}
      {wrong.length > 0 && <FieldRows fields={wrong} />}
    </>
  )
}

/** What publishing would change, with the publish button. */
export function Changes() {
  const { person } = useSession()
  const navigate = useNavigate()
  const query = useDrafts()
  const { drafts = [] } = query.data ?? {}
  const { asked, fresh: groups } = draftChoices(drafts)
  const ids = groups.flat().map(({ id }) => id)
  // Stored, so that a draft stays left out until it is ticked.
  const { typed: out = [], keep: keepOut } = useTyped('left out of publishes', z.array(z.string()))
  const { data: changes, error: unread, refetch: readAgain, isPlaceholderData: isOld } = useChanges(ids)
  const leaveOut = (draft: string, isOut: boolean) =>
    keepOut([...out.filter((id) => id !== draft && ids.includes(id)), ...(isOut ? [draft] : [])])
  const wanted = groups.filter(([{ id }]) => !out.includes(id)).flatMap((group) => group.map(({ id }) => id))
  const { byGroup, rest } = changesOf(groups, changes?.changes ?? [])
  const { publish } = useSiteActions()
  const start = () => publish.mutate(wanted, { onSuccess: () => navigate('/site/publishes') })
  return (
    <Screen title={site.changes} query={query}>
      <QueryProblem error={unread} onRetry={readAgain} />
      {query.data && drafts.length === 0 && <p>{site.noChanges}</p>}
      {ids.length > 0 && (!changes || isOld) && !unread && <p role="status">{site.reading}</p>}
      {changes && <ChangeMistakes {...changes} />}
      <StaleCards drafts={asked.map(([draft]) => draft)} />
      {groups.length > 0 && (changes || unread) && (
        <section className="card flow">
          <h2>{site.youChanged}</h2>
          <ul className="change-rows">
            {byGroup.map((group) => (
              <ChangeRow
                key={group.drafts[0].id}
                {...group}
                isIn={!out.includes(group.drafts[0].id)}
                onIn={(isIn) => leaveOut(group.drafts[0].id, !isIn)}
              />
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && (
        <Fold title={fillCounted(site.readsDifferently, rest.length)}>
          <SentenceChanges changes={rest} />
        </Fold>
      )}
      {changes && changes.untranslated.length > 0 && <Untranslated fields={changes.untranslated} />}
      <Alert>{publish.error && siteProblem(publish.error)}</Alert>
      {ids.length > 0 && (
        <div className="page-foot">
          {person.role === 'owner' && <StillSaid rows={takenOut} />}
          {person.role === 'owner' ? (
            <Button
              variant="sun"
              width="full"
              disabled={wanted.length === 0 || !changes || isOld || changes.mistakes.length > 0 || publish.isPending}
              onClick={start}
            >
              {site.publish}
            </Button>
          ) : (
            <p>{site.ownerPublishes}</p>
          )}
        </div>
      )}
    </Screen>
  )
}
