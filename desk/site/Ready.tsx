import { Link } from 'react-router'
import { valueAt } from '../../contract/desk/field-diff.ts'
import {
  confirmable,
  type ReadyRow,
  readyPlaces,
  type TestLetter as TestLetterResult,
  takenOut,
} from '../../contract/desk/getting-ready.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { siteProblem } from '../api/problem.ts'
import {
  useChanges,
  useDrafts,
  useFirstForm,
  useGettingReady,
  useSaveEdits,
  useSiteActions,
} from '../api/site-calls.ts'
import { fillCounted, words } from '../desk-content.ts'
import { ChangeMistakes } from './changes/Changes.tsx'
import { FieldRows } from './FieldRows.tsx'
import { Fold } from './Fold.tsx'
import { fieldEdit } from './field-edit.ts'
import { dotted, fieldName } from './names.ts'
import { TakeOut } from './PageSwitches.tsx'
import { problemOfSave, Saved } from './SaveFoot.tsx'
import { fromReady, Screen } from './Screen.tsx'
import { SeeChanges } from './SeeChanges.tsx'

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

/** Link to the form or list that fixes a row, at its field. */
function MendLink({ row }: { row: ReadyRow['name'] }) {
  const [place, field = ''] = readyPlaces[row]
  if (!place || place === 'test-letter' || place === 'sentences') return null
  if (place === 'pictures') return <Link to={`/site/pictures?${fromReady}&show=${row}`}>{site.pictures}</Link>
  const [name = ''] = field.split('.').slice(-1)
  return (
    <Link to={`/site/forms/${place}?field=${field}&${fromReady}`}>{dotted(site.forms[place], fieldName(name))}</Link>
  )
}

/** Says that what came with the site is right: a change like any other, saved at once. */
function Confirm({ name }: { name: (typeof confirmable)[number] }) {
  const save = useSaveEdits()
  const [business] = useFirstForm('business')?.parts ?? []
  if (!business) return null
  const path = ['confirmed']
  const before = valueAt(business.value, path)
  const after = [...(Array.isArray(before) ? before : []), name]
  const confirm = () => save.mutate({ label: site.forms[name], edits: [fieldEdit(business.file, path, before, after)] })
  const problem = problemOfSave(save)
  const isSaved = save.isSuccess && !problem
  return (
    <>
      <Button variant="outline" disabled={save.isPending || isSaved} onClick={confirm}>
        {site.isRight}
      </Button>
      <Alert>{problem}</Alert>
      <Saved isSaved={isSaved} isWaiting={save.data?.isWaiting} isStale={save.data?.isStale} />
    </>
  )
}

function Row({ row: { name, state, fields, needed } }: { row: ReadyRow }) {
  const { title, todo } = site.readyRows[name]
  const isDone = state === 'good'
  const out = takenOut.find((one) => one === name)
  const asked = confirmable.find((one) => one === name)
  return (
    <li className="card flow ready" data-state={state}>
      <h3>{title}</h3>
      <p>{isDone ? site.readyStates.good : todo}</p>
      {fields.length > 0 && (
        <Fold title={fillCounted(site.sentenceCount, fields.length)}>
          <FieldRows fields={fields} />
        </Fold>
      )}
      {out && <TakeOut name={out} count={fields.length} />}
      {needed.length > 0 && (
        <Fold title={fillCounted(site.neededWords, needed.length)}>
          <FieldRows fields={needed} />
        </Fold>
      )}
      {readyPlaces[name][0] === 'test-letter' && <TestLetter />}
      {!isDone && <MendLink row={name} />}
      {!isDone && asked && <Confirm name={asked} />}
    </li>
  )
}

function Rows({ title, why, rows }: { title: string; why?: string; rows: readonly ReadyRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="flow" aria-label={title}>
      <h2>{title}</h2>
      {why && <p>{why}</p>}
      <ul className="rows">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
    </section>
  )
}

/** True for rows that only the server's operator can fix. */
const isOfServer = ({ name }: ReadyRow) => {
  const [place] = readyPlaces[name]
  return place === null || place === 'test-letter'
}

/** What does not fit together in the saved changes. */
function Contradictions() {
  const { drafts = [] } = useDrafts().data ?? {}
  const { data } = useChanges(drafts.flatMap(({ id, isStale }) => (isStale ? [] : [id])))
  return data ? <ChangeMistakes {...data} /> : <p role="status">{site.reading}</p>
}

/** What is left to do before the launch. */
export function Ready() {
  const query = useGettingReady()
  const { data } = query
  const rows = data?.rows ?? []
  const open = rows.filter(({ state }) => state !== 'good')
  const own = open.filter((row) => !isOfServer(row))
  return (
    <Screen title={site.ready} query={query} loading={site.reading}>
      {data && data.trouble !== null && <p className="problem">{fill(site.trouble, { why: data.trouble })}</p>}
      {data && !data.isDrafted && (
        <>
          <p className="problem">
            {site.readyHeld} <SeeChanges />
          </p>
          <Contradictions />
        </>
      )}
      {data?.isDrafted && data.trouble === null && (
        <p>{rows.every(({ state }) => state !== 'open') ? site.allReady : site.readySaved}</p>
      )}
      <Rows title={site.readyStates.open} rows={own.filter(({ state }) => state === 'open')} />
      <Rows title={site.readyStates.look} why={site.readyLookWhy} rows={own.filter(({ state }) => state === 'look')} />
      <Rows title={site.readyHelper} why={site.readyHelperWhy} rows={open.filter(isOfServer)} />
      <Rows title={site.readyStates.good} rows={rows.filter(({ state }) => state === 'good')} />
    </Screen>
  )
}
