import { useState } from 'react'
import type { Publish } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { siteProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { usePublishes, useSiteActions } from '../../api/site-calls.ts'
import { fillCounted, words } from '../../desk-content.ts'
import { RemoveButton } from '../../RemoveButton.tsx'
import { momentText } from '../../when.ts'
import { Screen } from '../Screen.tsx'
import { SentenceChanges } from './SentenceChanges.tsx'

const { site } = words
/** Number of publishes behind the estimate of how long one takes. */
const lately = 5

export const isRunning = ({ state }: Publish): boolean => state === 'checking' || state === 'building'

/** State of the newest publish, or why it failed. `took` is how long the longest of the last ones took, in seconds. */
function PublishState({ publish, took }: { publish: Publish; took: number }) {
  const { state, why, changes } = publish
  const page = changes.find(({ place }) => place.kind === 'page')?.place.name ?? '/'
  return (
    <section className="card flow publish-state" data-state={state} role="status">
      <h2>{site.states[state]}</h2>
      {isRunning(publish) && <progress aria-label={site.states[state]} />}
      <p>{state === 'failed' ? (why ?? site.failedWhy) : site.stateTexts[state]}</p>
      {isRunning(publish) && took > 0 && (
        <p className="soft">{fill(site.lastTook, { seconds: Math.ceil(took / 10) * 10 })}</p>
      )}
      {state === 'live' && (
        <a href={page} target="_blank" rel="noreferrer">
          {site.openSite}
        </a>
      )}
    </section>
  )
}

function Earlier({ publish, isNewest, isOldest }: { publish: Publish; isNewest: boolean; isOldest: boolean }) {
  const { timeZone, person } = useSession()
  const { restore } = useSiteActions()
  const [begun, setBegun] = useState(0)
  const shown = () => {
    setBegun(begun + 1)
    scrollTo({ top: 0 })
  }
  const isStart = isOldest && publish.person === null && publish.changes.length === 0
  const canRestore = person.role === 'owner' && publish.state === 'live' && !isNewest
  return (
    <li className="card flow">
      <p>
        <strong>{momentText(publish.at, timeZone)}</strong>
        <span className="soft">{` · ${publish.person ?? (isStart ? site.asItWas : site.byHand)}`}</span>
      </p>
      <p className="small" hidden={isStart}>
        {publish.state === 'live' ? fillCounted(site.sentences, publish.changes.length) : site.states[publish.state]}
      </p>
      {publish.restores && <p className="small soft">{site.restored}</p>}
      {publish.changes.length > 0 && (
        <details>
          <summary>{site.whatChanged}</summary>
          <SentenceChanges changes={publish.changes} />
        </details>
      )}
      {canRestore && (
        <RemoveButton
          // Once it runs, the question is gone.
          key={begun}
          size="regular"
          label={site.putBack}
          question={site.putBackSure}
          yes={site.putBackYes}
          removal={restore}
          problem={restore.error ? siteProblem(restore.error) : ''}
          onRemove={() => restore.mutate(publish.id, { onSuccess: shown })}
        />
      )}
    </li>
  )
}

/** State of the newest publish, and earlier ones, which can be restored. */
export function Publishes() {
  const query = usePublishes()
  const { data } = query
  const [newest] = data?.publishes ?? []
  const live = data?.publishes.find(({ state }) => state === 'live')
  return (
    <Screen title={site.publishes} query={query}>
      {newest && (
        <PublishState
          publish={newest}
          took={Math.max(0, ...(data?.publishes ?? []).slice(0, lately).map(({ seconds }) => seconds ?? 0))}
        />
      )}
      {data && !newest && <p>{site.noPublishes}</p>}
      <ul className="rows">
        {data?.publishes.map((publish, at, all) => (
          <Earlier
            key={publish.id}
            publish={publish}
            isNewest={publish.id === live?.id}
            isOldest={at === all.length - 1}
          />
        ))}
      </ul>
    </Screen>
  )
}
