import { useQueries } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import { isGroup } from '../../contract/desk/field-diff.ts'
import { leastWidthFor } from '../../contract/desk/picture-widths.ts'
import { type FormPart, type folderForms, middle } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { Field } from '../../site/ui/Field.tsx'
import { formQuery, useSaveEdits } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { Form } from '../Form.tsx'
import { languageName } from '../language-name.ts'
import { fieldsOf, fieldsSchema, useTyped } from '../offline/typed.ts'
import { CheckLine } from './CheckLine.tsx'
import { fieldEdit } from './field-edit.ts'
import { CountyField, PictureField } from './LookFields.tsx'
import { fieldName, isPage } from './names.ts'
import { folders, newPage, positionShape, slugOf } from './new-entry.ts'
import { ChoosePicture, DrawnPicture, PictureSaid, pictureEdit } from './PictureFields.tsx'
import { AddedPageLinks } from './page/added-page.tsx'
import { Saved, SaveFoot } from './SaveFoot.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'

const { site } = words

const textAt = ({ value }: FormPart, key: string) => (isGroup(value) ? String(value[key] ?? '') : '')
const imagePath = ['image']
const countyPath = ['county']
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
  const [photograph, setPhotograph] = useState<ImageBitmap>()
  const [said, setAlt] = useState<Record<string, string>>()
  const alt = said ?? Object.fromEntries(languages.map((code) => [code, '']))
  const forms = useQueries({ queries: languages.map((language) => formQuery(name, language)) })
  const pagesIn = (at: number) => forms[at]?.data?.parts.filter(isPage) ?? []
  const typed = unsaved ?? {}
  const { title = '', image = '', county = '', miles = '', position = '', category = '', zips = '', isFree } = typed
  const [first = ''] = languages
  const inLanguage = (text: string, language: string) => fill(text, { language: languageName(language) })
  const textIn = (language: string) => typed[`text-${language}`] ?? ''
  const body = textIn(first)
  const page = `${folders[name]}/${slugOf(title)}.md`
  const isKnown = parts.some(({ file }) => file.endsWith(`/${page}`))
  const categories = [...new Set(pagesIn(0).map((one) => textAt(one, 'category')))]
  const model = pagesIn(0).findIndex((page) => textAt(page, 'category') === category)
  const submit = async () => {
    const own = photograph && (await pictureEdit({ name: pictureName(), alt, focus: middle }, photograph))
    const pages = languages.map((language, at) => {
      const text = textIn(language).trim() || body
      const kind = pagesIn(at)[model]
      const today = new Date().toISOString().slice(0, 10)
      // A translated title makes its own address, as in the first language.
      const translated = typed[`title-${language}`]?.trim()
      const facts = {
        title: translated || title,
        slug: translated && slugOf(translated),
        image: own?.name ?? image,
        county,
        miles,
        position,
        today,
      }
      const said = { ...facts, body: text, category: kind ? textAt(kind, 'category') : category }
      const heads = pagesIn(at).map(({ value }) => value)
      return fieldEdit(`${language}/${page}`, [], null, newPage(name, said, heads))
    })
    // The lists of `business.yaml` that name towns.
    const lists = parts.flatMap(({ file, path, value }): ReturnType<typeof fieldEdit>[] => {
      if (path[0] === 'coreCities' && isFree && Array.isArray(value))
        return [fieldEdit(file, path, value, [...value, title])]
      if (path[0] !== 'zips' || zips === '') return []
      return [fieldEdit(file, [...path, title], (isGroup(value) && value[title]) || null, zips.match(/\d{5}/g) ?? [])]
    })
    const close = () => {
      setSaved(`${first}/${page}`)
      onThrowAway()
      setOpen(false)
    }
    save.mutate(
      { label: title, edits: [...(own ? [own] : []), ...pages, ...lists] },
      { onSuccess: ({ mistakes, isStale }) => mistakes.length === 0 && !isStale && close() },
    )
  }
  const named = (key: string) => ({ id: `${id}-${key}`, name: key, defaultValue: typed[key] })
  const onThrowAway = () => {
    forget()
    setPhotograph(undefined)
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
            {...{ ...named('title'), required: true, pattern: '.*[A-Za-z0-9À-ÿ].*', maxLength: 60 }}
            label={name === 'articles' ? site.entryTitle : site.entryName}
            error={isKnown ? site.entryKnown : mistakeOf('name')}
          />
          {name === 'towns' && (
            <>
              <CountyField
                required
                {...{ schema: {}, value: county, path: countyPath, mistakes }}
                onChange={(county) => keep({ ...typed, county: String(county) })}
              />
              <Field
                {...{ ...named('miles'), type: 'number', min: 0, max: 500, required: true }}
                {...{ label: fieldName('milesFromShop'), error: mistakeOf('milesFromShop') }}
              />
              <Field {...named('position')} label={site.position} pattern={positionShape} />
              <p className="soft small">{site.positionWhy}</p>
              <Field {...named('zips')} label={fieldName('zips')} pattern="\s*\d{5}([,\s]+\d{5})*\s*" />
              <CheckLine name="isFree" label={site.freeTravel} defaultChecked={isFree !== undefined} />
            </>
          )}
          {name === 'articles' && categories.length > 0 && (
            <SelectField required {...named('category')} label={fieldName('category')}>
              <option value="">{site.choose}</option>
              {categories.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
          )}
          {name === 'articles' && categories.length === 0 && (
            <Field required {...named('category')} label={fieldName('category')} />
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
            onChoose={setPhotograph}
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
                defaultValue={textIn(language)}
              />
            </Fragment>
          ))}
          <p className="soft small">{site.markdownWhy}</p>
          <SaveFoot save={save} {...(unsaved && { onThrowAway })} disabled={isKnown}>
            {photograph && save.isPending ? site.sendingPicture : words.save}
          </SaveFoot>
        </Form>
      </details>
      {!isOpen && <Saved isSaved={save.isSuccess} isWaiting={save.data?.isWaiting} />}
      {!isOpen && save.isSuccess && <AddedPageLinks file={saved} />}
    </>
  )
}
