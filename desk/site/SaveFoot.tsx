import { type ComponentProps, useRef } from 'react'
import { Link } from 'react-router'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { siteProblem } from '../api/problem.ts'
import { useDrafts, usePages, type useSaveEdits } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { languageName } from '../language-name.ts'
import { useUnsentEdits } from '../offline/unsent-changes.ts'
import { useMistakeInSight } from './field-in-sight.ts'
import { pathName } from './names.ts'
import { SeeChanges } from './SeeChanges.tsx'

const { site } = words

type Save = ReturnType<typeof useSaveEdits>
type Answer = NonNullable<Save['data']>

/** Why an edit was not saved, in one sentence; empty if it was, or waits. */
export const problemOfSave = ({
  data,
  error,
}: {
  data: Pick<Answer, 'mistakes'> | undefined
  error: Error | null
}): string => data?.mistakes[0]?.text ?? (error ? siteProblem(error) : '')

/** Each mistake with the name of its field, once for all languages. */
const mistakeLines = (mistakes: Answer['mistakes']): string[] => {
  const lines = mistakes.map(({ path, text }) => {
    const name = pathName(path)
    return name === undefined ? text : `${name}: ${text}`
  })
  return [...new Set(lines)]
}

interface SavedProps {
  isSaved: boolean
  isWaiting?: boolean | undefined
  isStale?: boolean | undefined
  /** The saved file, whose translations may need the same change. */
  file?: string | undefined
}

/** The notice below a saved form, with a link to publish. */
export function Saved({ isSaved, isWaiting, isStale, file = '' }: SavedProps) {
  const { data: pages } = usePages()
  const { data } = useDrafts()
  const drafts = data?.drafts ?? []
  const isUnsent = useUnsentEdits().length > 0
  const own = pages?.languages.find((code) => file.startsWith(`${code}/`))
  const others = pages?.languages.filter(
    (code) => own && code !== own && !drafts.some((draft) => draft.file === file.replace(own, code)),
  )
  return (
    <>
      <p role="status" hidden={!isSaved}>
        {isWaiting && isUnsent ? words.offline.kept : isStale ? site.collision : site.saved}
      </p>
      {isSaved &&
        others?.map((code) => (
          <p key={code}>
            <Link to={`?language=${code}`}>{fill(site.sayIn, { language: languageName(code) })}</Link>
          </p>
        ))}
      {isSaved && drafts.length > 0 && (
        <p>
          <SeeChanges />
        </p>
      )}
    </>
  )
}

interface SaveFootProps extends ComponentProps<typeof Button>, Pick<SavedProps, 'file'> {
  save: Save
  /** False hides the button: there is nothing to save. */
  isChanged?: boolean
  /** Those of the last save unless given. */
  mistakes?: Answer['mistakes']
  onThrowAway?: () => void
}

/** The end of a form that saves drafts: the problem, the save button, and a notice once saved. */
export function SaveFoot({
  save,
  isChanged = true,
  mistakes = save.data?.mistakes ?? [],
  onThrowAway,
  file,
  disabled,
  ...rest
}: SaveFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  const lines = mistakes.length > 0 ? mistakeLines(mistakes) : [problemOfSave(save)].filter(Boolean)
  const problem = lines.join(' ')
  useMistakeInSight(foot, problem)
  const isSaved = save.isSuccess && !problem && !save.data.isStale
  const saved = <Saved {...{ isSaved, isWaiting: save.data?.isWaiting, file }} />
  return (
    <>
      {/* Once saved, the notice takes the place of the button. */}
      {isSaved && !isChanged ? <div className="form-foot">{saved}</div> : saved}
      {(isChanged || problem) && (
        <div ref={foot} className="form-foot">
          {lines.map((line) => (
            <Alert key={line}>{line}</Alert>
          ))}
          {onThrowAway && !problem && <p className="soft small">{site.unsaved}</p>}
          <Button type="submit" width="full" disabled={disabled || save.isPending} {...rest} />
          {onThrowAway && (
            <Button variant="outline" width="full" disabled={save.isPending} onClick={onThrowAway}>
              {site.throwAway}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
