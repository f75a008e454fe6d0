import { Link } from 'react-router'
import { type ReadyRow, readyPlaces, type TestLetter as TestLetterResult } from '../../contract/desk/ready.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { siteProblem } from '../api/problem.ts'
import { useGettingReady, useSiteActions } from '../api/site.ts'
import { fillCounted, words } from '../content.ts'
import { Problem } from '../Problem.tsx'
import { BackToSite } from './BackToSite.tsx'
import { Fold } from './Fold.tsx'

const { site } = words

const resultOf = ({ to, why }: TestLetterResult) => {
  if (to === null) return site.letterNone
  return why === null ? fill(site.letterSent, { to }) : fill(site.letterRefused, { why })
}

function TestLetter() {
  const { testLetter } = useSiteActions()
  return (
    <>
      <Button variant="outline" disabled={testLetter.isPending} onClick={() => testLetter.mutate()}>
        {site.testLetter}
      </Button>
      <p role="status" hidden={!testLetter.data && !testLetter.error}>
        {testLetter.data ? resultOf(testLetter.data) : testLetter.error ? siteProblem(testLetter.error) : ''}
      </p>
    </>
  )
}

function Row({ row: { name, state, sentences } }: { row: ReadyRow }) {
  const { title, todo } = site.readyRows[name]
  const place = readyPlaces[name]
  return (
    <li className="card flow ready" data-state={state}>
      <h2>{title}</h2>
      <p>{state === 'good' ? site.readyStates.good : todo}</p>
      {sentences.length > 0 && (
        <Fold title={fillCounted(site.sentences, sentences.length)}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Fold>
      )}
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
      {data && data.trouble !== null && <p className="problem">{fill(site.trouble, { why: data.trouble })}</p>}
      {data && open.length === 0 && <p>{site.allReady}</p>}
      <ul className="rows">
        {[...open, ...done].map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
    </>
  )
}
