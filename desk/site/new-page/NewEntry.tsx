import { useQueries } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import { leastWidthFor } from '../../../contract/desk/picture-widths.ts'
import { type FormPart, type folderForms, middle } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { Field } from '../../../site/ui/Field.tsx'
import { formQuery, useSaveEdits } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { Form } from '../../Form.tsx'
import { languageName } from '../../language-name.ts'
import { fieldsOf, fieldsSchema, useTyped } from '../../offline/typed.ts'
import { bringInSight } from '../field-in-sight.ts'
import { PictureField } from '../LookFields.tsx'
import { isPage } from '../names.ts'
import { ChoosePicture, DrawnPicture, PictureSaid, pictureEdit } from '../PictureFields.tsx'
import { AddedPageLinks } from '../page/added-page.tsx'
import { Saved, SaveFoot } from '../SaveFoot.tsx'
import { TextArea } from '../TextArea.tsx'
import { CategoryField, TownFields } from './NewEntryFields.tsx'
import { entryFile, pageEdits, textAt, townListEdits } from './new-entry-edits.ts'

const { site } = words

const imagePath = ['image']
const pictureName = () => `page-${Date.now().toString(36)}`

interface NewEntryProps {
  name: (typeof folderForms)[number]
  /** Parts of the form: the pages of this kind, and the lists that name them. */
  parts: readonly FormPart[]
  languages: readonly string[]
}

/** Form for a new article, town or service. It starts empty, so that no facts of another page slip in. */
export function NewEntry({ name, parts, languages }: NewEntryProps) {
  const id = useId()
  const save = useSaveEdits()
  const { typed: unsaved, keep, forget } = useTyped(`new ${name}`, fieldsSchema)
  const [isOpen, setOpen] = useState(unsaved !== undefined)
  // The fields are uncontrolled, so a new key empties them.
  const [thrown, setThrown] = useState(0)
  const [saved, setSaved] = useState('')
  // Keeps its name, so that a second try replaces the picture of the first.
  const [own, setOwn] = useState<{ name: string; picture: ImageBitmap }>()
  const photograph = own?.picture
  const [said, setAlt] = useState<Record<string, string>>()
  const alt = said ?? Object.fromEntries(languages.map((code) => [code, '']))
  const forms = useQueries({ queries: languages.map((language) => formQuery(name, language)) })
  const typed = unsaved ?? {}
  const { title = '', image = '' } = typed
  const [first = ''] = languages
  const inLanguage = (text: string, language: string) => fill(text, { language: languageName(language) })
  const page = entryFile(name, title)
  const isKnown = parts.some(({ file }) => file.endsWith(`/${page}`))
  const known = languages.map((language, at) => ({
    language,
    heads: (forms[at]?.data?.parts ?? []).filter(isPage).map(({ value }) => value),
  }))
  const close = () => {
    setSaved(`${first}/${page}`)
    onThrowAway()
    setOpen(false)
  }
  const submit = async () => {
    if (isKnown) return bringInSight(document.getElementById(`${id}-title`))
    const sent = own && (await pictureEdit({ name: own.name, alt, focus: middle }, own.picture))
    const pages = pageEdits(name, own ? { ...typed, image: own.name } : typed, known)
    save.mutate(
      { label: title, edits: [...(sent ? [sent] : []), ...pages, ...townListEdits(typed, parts)] },
      { onSuccess: ({ mistakes, isStale }) => mistakes.length === 0 && !isStale && close() },
    )
  }
  const named = (key: string) => ({ id: `${id}-${key}`, name: key, defaultValue: typed[key] })
  const onThrowAway = () => {
    forget()
    setOwn(undefined)
    setThrown(thrown + 1)
  }
  const mistakes = save.data?.mistakes ?? []
  const mistakeOf = (key: string) => mistakes.find(({ path }) => path[0] === key)?.text
  // A select whose options load later would lose its restored choice.
  if (forms.some(({ data }) => !data)) return null
  return (
    <>
      <details className="card" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{site.newEntry}</summary>
        <Form
          key={thrown}
          className="flow"
          onSubmit={submit}
          onChange={({ currentTarget }) => {
            save.reset()
            keep(fieldsOf(currentTarget))
          }}
        >
          <p className="soft">{site.newEntryWhy}</p>
          <Field
            {...named('title')}
            required
            pattern=".*[A-Za-z0-9À-ÿ].*"
            maxLength={60}
            data-unfit={words.fieldProblems.name}
            label={name === 'articles' ? site.entryTitle : site.entryName}
            error={isKnown ? site.entryKnown : mistakeOf('name')}
          />
          {name === 'towns' && (
            <TownFields typed={typed} mistakes={mistakes} onCounty={(county) => keep({ ...typed, county })} />
          )}
          {name === 'articles' && (
            <CategoryField
              categories={[...new Set(known[0]?.heads.map((head) => textAt(head, 'category')))]}
              defaultValue={typed.category}
            />
          )}
          {!photograph && (
            <PictureField
              required
              {...{ schema: {}, value: image, path: imagePath, mistakes }}
              onChange={(image) => keep({ ...typed, image: String(image) })}
            />
          )}
          <ChoosePicture
            label={site.ownInstead}
            least={leastWidthFor([{ path: imagePath }])}
            onChoose={(picture) => setOwn({ name: own?.name ?? pictureName(), picture })}
          />
          {photograph && (
            <>
              <DrawnPicture picture={photograph} cut={photograph} className="chosen-picture" />
              <PictureSaid alt={alt} onAlt={setAlt} />
            </>
          )}
          {languages.map((language) => (
            <Fragment key={language}>
              {language !== first && name !== 'towns' && (
                <Field
                  {...{ ...named(`title-${language}`), maxLength: 60 }}
                  label={inLanguage(site.entryTitleIn, language)}
                />
              )}
              <TextArea
                label={language === first ? site.entryText : inLanguage(site.entryTextIn, language)}
                {...{ rows: 10, required: language === first, name: `text-${language}` }}
                defaultValue={typed[`text-${language}`]}
              />
            </Fragment>
          ))}
          <p className="soft small">{site.markdownWhy}</p>
          <SaveFoot save={save} {...(unsaved && { onThrowAway })}>
            {photograph && save.isPending ? site.sendingPicture : words.save}
          </SaveFoot>
        </Form>
      </details>
      {!isOpen && <Saved isSaved={save.isSuccess} isWaiting={save.data?.isWaiting} />}
      {!isOpen && save.isSuccess && <AddedPageLinks file={saved} />}
    </>
  )
}
