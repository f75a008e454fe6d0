import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { z } from 'zod'
import { begins, fieldDiffs, isSame, type Json, valueAt, withValue } from '../../contract/desk/field-diff.ts'
import {
  type Draft,
  type Figures,
  type FormPart,
  fieldPathSchema,
  folderForms,
  formNames,
} from '../../contract/desk/site.ts'
import { formQuery, useDrafts, usePages, useSaveEdits, useSiteActions } from '../api/site-calls.ts'
import { fillCounted, words } from '../desk-content.ts'
import { Form } from '../Form.tsx'
import { useTyped } from '../offline/typed.ts'
import { draftChoices } from './changes/draft-groups.ts'
import { StaleCards } from './changes/StaleDraft.tsx'
import { Fold } from './Fold.tsx'
import { fieldEdit } from './field-edit.ts'
import { useFieldInSight } from './field-in-sight.ts'
import { useKeptValue, useRefusedEdits } from './kept-value.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { dotted, isPage, titleOf } from './names.ts'
import { NewEntry } from './new-page/NewEntry.tsx'
import { isOff, OfferedSwitch, RemoveMany, RemovePart, StillSaid, TakeOut } from './PageSwitches.tsx'
import { Samples } from './Samples.tsx'
import { problemOfSave, Saved, SaveFoot } from './SaveFoot.tsx'
import { SchemaField } from './SchemaField.tsx'
import { Screen } from './Screen.tsx'
import { FormContext } from './text/TokenText.tsx'
import { TownsOutside } from './towns/TownsOutside.tsx'

const { site } = words

const diffsSchema = z.array(z.object({ path: fieldPathSchema, before: z.json(), after: z.json() }))

interface PartProps {
  part: FormPart
  label: string
  figures: Figures
  unsaved: ReturnType<typeof useTyped<z.infer<typeof diffsSchema>>>
}

/** Fields of one file. Each changed field is saved as a draft. */
function Part({ part, label, figures, unsaved: { typed, keep, forget } }: PartProps) {
  const save = useSaveEdits()
  // The fields are uncontrolled, so a new key empties them.
  const [thrown, setThrown] = useState(0)
  const { data: drafts } = useDrafts()
  const isHere = ({ file, path }: Draft) => file === part.file && begins(path, part.path)
  const kept = useKeptValue(part)
  // Drops input for a field that has changed since.
  const unsent = (typed ?? []).filter(({ path, before }) => isSame(valueAt(kept, path), before))
  // What the server refused stays in its field until somebody changes it, saves it or throws it away.
  const { refused, forgetRefused, ...earlier } = useRefusedEdits(part)
  const mistakes = save.data?.mistakes.length ? save.data.mistakes : earlier.mistakes
  const diffs = [...refused.filter(({ path }) => !unsent.some((one) => isSame(one.path, path))), ...unsent]
  const value = diffs.reduce<Json>((whole, { path, after }) => withValue(whole, path, after), kept)
  const edits = diffs.map(({ path, before, after }) => fieldEdit(part.file, [...part.path, ...path], before, after))
  return (
    <Form
      className="flow"
      data-file={part.file}
      onSubmit={() =>
        save.mutate(
          { label, edits },
          {
            onSuccess: (saved) => {
              if (saved.mistakes.length > 0) return
              forget()
              forgetRefused()
              if (saved.isStale) setThrown(thrown + 1)
            },
          },
        )
      }
    >
      <FormContext value={{ figures, samples: part.samples, value }}>
        <SchemaField
          key={thrown}
          isWhole
          schema={part.schema}
          value={value}
          path={part.path}
          mistakes={mistakes}
          onChange={(changed) => {
            save.reset()
            forgetRefused()
            keep(fieldDiffs(kept, changed))
          }}
        />
      </FormContext>
      {part.file === 'business.yaml' && part.path.length === 0 && (
        <TownsOutside counties={valueAt(value, ['counties'])} />
      )}
      <StaleCards
        drafts={draftChoices(drafts?.drafts ?? []).asked.flatMap(([draft]) => (isHere(draft) ? [draft] : []))}
        isNew={save.data?.isStale === true}
        onChosen={() => setThrown(thrown + 1)}
      />
      <SaveFoot
        save={save}
        mistakes={mistakes}
        file={part.file}
        isChanged={edits.length > 0}
        onThrowAway={() => {
          save.reset()
          forget()
          forgetRefused()
          setThrown(thrown + 1)
        }}
      >
        {words.save}
      </SaveFoot>
    </Form>
  )
}

interface SectionProps extends Omit<PartProps, 'unsaved'> {
  /** Empty for the only one of a form, which the screen names. */
  title: string
  /** True for one of several pages: a service, a town, an article. */
  isFolded: boolean
  /** True for the page that a link leads to. */
  isSought: boolean
  removal: ReturnType<typeof useSaveEdits>
  /** What changes the whole list at once, which would throw away what is typed into it. */
  children?: ReactNode
}

/** A part of a form with its title. A page opens on tap and can be switched off or removed. */
function Section({ title, isFolded, isSought, removal, children, ...props }: SectionProps) {
  const { part } = props
  const unsaved = useTyped(`${part.file} ${part.path.join('.')}`, diffsSchema)
  const isTyped = (unsaved.typed ?? []).length > 0
  if (!isFolded)
    return (
      <section className="flow">
        {title && <h2>{title}</h2>}
        <Part {...props} unsaved={unsaved} />
        {!isTyped && children}
      </section>
    )
  return (
    <Fold
      isOpen={isSought}
      title={dotted(titleOf(part), isOff(part.value) && site.notOffered, isTyped && site.unsaved)}
    >
      {part.file.includes('/services/') && <OfferedSwitch part={part} />}
      <Part {...props} unsaved={unsaved} />
      {isPage(part) && <RemovePart part={part} removal={removal} />}
    </Fold>
  )
}

/** Form for content that is not a sentence on a page: facts, hours, prices, towns, reviews. */
export function FormView() {
  const params = useParams()
  const removal = useSaveEdits()
  const { removeShipped } = useSiteActions()
  const [search, setSearch] = useSearchParams()
  const { data: pages } = usePages()
  const name = formNames.find((one) => one === params.name) ?? 'business'
  const folder = folderForms.find((one) => one === name)
  const language = search.get('language') ?? pages?.languages[0] ?? ''
  const query = useQuery({ ...formQuery(name, language), enabled: language !== '' })
  const form = query.data
  const shipped = form?.parts.filter(({ isShipped }) => isShipped).length ?? 0
  const isFolded = form?.parts.some(isPage) === true
  useFieldInSight(search.get('field'), form !== undefined, search.get('file'))
  const choose = (code: string) => {
    search.set('language', code)
    setSearch(search, { replace: true })
  }
  const hasWords = form?.parts.some(({ file }) => file.startsWith(`${language}/`))
  return (
    <Screen title={site.forms[name]} back="/site/more" query={query}>
      {hasWords && <LanguageChoice language={language} onChoose={choose} />}
      {form && (
        <>
          {Object.keys(form.figures).length > 0 && <p className="soft small">{site.tokenWhy}</p>}
          {(name === 'towns' || name === 'articles') && (
            <RemoveMany
              {...{ count: shipped, removal: removeShipped, onRemove: () => removeShipped.mutate(name) }}
              label={fillCounted(site.removeShipped, shipped)}
              question={site.removeShippedWhy}
            />
          )}
          {form.parts.map((part) => (
            <Section
              key={part.file + part.path.join()}
              title={form.parts.length > 1 ? titleOf(part) : ''}
              label={isFolded ? titleOf(part) : site.forms[name]}
              isSought={part.file === search.get('file')}
              {...{ part, isFolded, removal, figures: form.figures }}
            >
              {name === 'reviews' && <Samples languages={pages?.languages ?? []} />}
            </Section>
          ))}
        </>
      )}
      {form && name === 'business' && <p className="soft">{site.helperSets}</p>}
      {/* Here, because the removed page is no longer in the list. */}
      {removal.isSuccess && !problemOfSave(removal) && (
        <div className="form-foot">
          <p>{`${site.removed}: ${removal.variables.label}`}</p>
          <Saved isSaved isWaiting={removal.data.isWaiting} />
          {name === 'services' && !removal.data.isWaiting && (
            <>
              <StillSaid rows={['removed-services']} />
              <TakeOut name="removed-services" />
            </>
          )}
        </div>
      )}
      {form && folder && <NewEntry name={folder} parts={form.parts} languages={pages?.languages ?? []} />}
    </Screen>
  )
}
