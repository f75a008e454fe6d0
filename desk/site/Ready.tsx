import { Link } from 'react-router'
import type { ReadyRow } from '../../contract/desk/site.ts'
import { Button } from '../../site/ui/Button.tsx'
import { siteProblem } from '../api/problem.ts'
import { useGettingReady, useSiteActions } from '../api/site.ts'
import { words } from '../content.ts'
import { Problem } from '../Problem.tsx'
import { BackToSite } from './BackToSite.tsx'

const { site } = words

function TestLetter() {
  const { testLetter } = useSiteActions()
  return (
    <>
      <Button variant="outline" disabled={testLetter.isPending} onClick={() => testLetter.mutate()}>
        {site.testLetter}
      </Button>
      <p role="status" hidden={!testLetter.data && !testLetter.error}>
        {testLetter.data?.text ?? (testLetter.error ? siteProblem(testLetter.error) : '')}
      </p>
    </>
  )
}

function Row({ row: { state, text, place } }: { row: ReadyRow }) {
  return (
    <li className="card flow ready" data-state={state}>
      <p>
        <strong>{site.readyStates[state]}</strong>
        <span>{` · ${text}`}</span>
      </p>
      {place === 'test-letter' && <TestLetter />}
      {place && place !== 'test-letter' && state !== 'good' && (
        <Link to={place === 'pictures' ? '/site/pictures' : `/site/forms/${place}`}>
          {place === 'pictures' ? site.pictures : site.forms[place]}
        </Link>
      )}
    </li>
  )
}

/** What is left to do before the launch. */
export function Ready() {
  const { data, error, refetch } = useGettingReady()
  const open = data?.rows.filter(({ state }) => state !== 'good') ?? []
  const done = data?.rows.filter(({ state }) => state === 'good') ?? []
  return (
    <>
      <BackToSite />
      <h1>{site.ready}</h1>
      <Problem error={error} onRetry={refetch} />
      {!data && !error && <p role="status">{words.loading}</p>}
      {data?.trouble && <p className="problem">{data.trouble}</p>}
      {data && open.length === 0 && <p>{site.allReady}</p>}
      <ul className="rows">
        {[...open, ...done].map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
    </>
  )
}
