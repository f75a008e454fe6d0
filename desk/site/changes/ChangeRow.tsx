import type { Draft, SentenceChange } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { Button } from '../../../site/ui/Button.tsx'
import { Alert } from '../../Alert.tsx'
import { siteProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { usePictures, useSiteActions } from '../../api/site-calls.ts'
import { language as deskLanguage, fillCounted, words } from '../../desk-content.ts'
import { languageName } from '../../language-name.ts'
import { CheckLine } from '../CheckLine.tsx'
import { FieldValue } from '../FieldValue.tsx'
import { Fold } from '../Fold.tsx'
import { SmallPictures } from '../LookFields.tsx'
import { altText, dotted, fileName, placeText, valueText } from '../names.ts'
import { AddedPageLinks } from '../page/added-page.tsx'
import { type DraftGroup, isRemoval } from './draft-groups.ts'
import { BeforeAndAfter, SentenceChanges } from './SentenceChanges.tsx'

const { site } = words

const languageOf = ({ file }: Draft) => /^([a-z]{2})\//.exec(file)?.[1]
/** Above this number, as for a new page, the sentences are behind a tap. */
const shownHere = 3

interface ChangeRowProps {
  drafts: DraftGroup
  /** Changed sentences of the drafts' own fields, and of other fields that contain a changed fact. */
  own: readonly SentenceChange[]
  elsewhere: readonly SentenceChange[]
  /** False for another person's change that is left out of this publish. */
  isIn: boolean
  onIn: (isIn: boolean) => void
}

/** A change before and after, the other places where it appears, and a button to undo it. */
export function ChangeRow({ drafts, own, elsewhere, isIn, onIn }: ChangeRowProps) {
  const [first] = drafts
  const { person } = useSession()
  const { drop } = useSiteActions()
  const { data } = usePictures()
  const isPhotograph = first.file === 'images.yaml'
  const isPicture = first.file.endsWith('images.yaml')
  const alt = isPicture ? altText(data?.pictures.find(({ name }) => name === first.path[0])?.alt ?? {}) : ''
  const languages = new Set(drafts.map(languageOf))
  const only = languages.size === 1 ? languageOf(first) : undefined
  // A switch changes alike in every language: shown once.
  const once = [...new Map(own.map((change) => [JSON.stringify([change.before, change.after]), change])).values()]
  const here = first.path.length === 0 || own.length > shownHere ? [] : once
  const more = [...(here.length > 0 ? [] : own), ...elsewhere]
  const removed = drafts
    .filter(isRemoval)
    .flatMap((draft) => (languageOf(draft) === languageOf(first) ? [fileName(draft.file)] : []))
  const isTakenOut = first.partOf !== null && !isPicture
  const hasParts = first.path.length === 0 || drafts.some(({ partOf }) => partOf !== null)
  const ids = new Set(drafts.map(({ id, partOf }) => partOf ?? id))
  return (
    <li className="flow">
      <h3>
        {isTakenOut
          ? site.takenOut
          : dotted(
              alt
                ? dotted(isPhotograph ? fileName(first.file) : site.wordKinds.alt, alt)
                : removed.length > 1
                  ? dotted(...removed)
                  : placeText(first),
              only && only !== deskLanguage && languageName(only),
            )}
      </h3>
      {isPicture && <SmallPictures names={[String(first.path[0])]} />}
      {here.map((change) => (
        <BeforeAndAfter key={change.file + change.path.join('.')} {...change} />
      ))}
      {own.length === 0 && !isPicture && !isTakenOut && first.path.length > 0 && (
        <p className="sentence-change">
          {valueText(first.before) && (
            <del>
              <FieldValue path={first.path} value={first.before} />
            </del>
          )}
          <ins>{valueText(first.after) ? <FieldValue path={first.path} value={first.after} /> : site.nothing}</ins>
        </p>
      )}
      {more.length > 0 && (
        <Fold title={fillCounted(hasParts ? site.sentenceCount : site.appearsIn, more.length)}>
          <SentenceChanges changes={more} />
        </Fold>
      )}
      {first.person !== person.name && person.role === 'owner' && (
        <CheckLine label={fill(site.publishTheirs, { name: first.person })} checked={isIn} onCheck={onIn} />
      )}
      {first.path.length === 0 && first.before === null && <AddedPageLinks file={first.file} />}
      <div className="person">
        <span className="soft small">{isRemoval(first) ? `${site.removed} · ${first.person}` : first.person}</span>
        {(first.person === person.name || person.role === 'owner') && (
          <Button size="small" variant="outline" disabled={drop.isPending} onClick={() => drop.mutate([...ids])}>
            {site.takeBack}
          </Button>
        )}
      </div>
      <Alert>{drop.error && siteProblem(drop.error)}</Alert>
    </li>
  )
}
