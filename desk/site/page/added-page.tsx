import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { AddedPage } from '../../../contract/desk/edit-page.ts'
import { valueAt } from '../../../contract/desk/field-diff.ts'
import { formQuery, usePages, usePictures } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { languageName } from '../../language-name.ts'
import { folders } from '../new-page/new-entry.ts'
import { readsAs } from '../text/token-text.ts'

const { site } = words

/** Title, text and picture of a drafted page, by its file. */
export const useAddedPage = (file = ''): AddedPage | undefined => {
  const [language = '', folder] = file.split('/')
  const [name = ''] = Object.entries(folders).find(([, own]) => own === folder) ?? []
  const { data: form } = useQuery({ ...formQuery(name, language), enabled: name !== '' })
  const { data: known } = usePictures()
  return useMemo(() => {
    const value = form?.parts.find((part) => part.file === file)?.value
    if (!form || value === undefined) return undefined
    const textOf = (key: string) => readsAs(String(valueAt(value, [key]) ?? ''), form.figures)
    const day = new Date(textOf('date'))
    const long = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' })
    const body = valueAt(value, ['body'])
    return {
      title: textOf('title'),
      lead: textOf('excerpt') || textOf('tagline') || textOf('description'),
      category: textOf('category'),
      readTime: textOf('readTime'),
      date: Number.isNaN(day.getTime()) ? '' : long.format(day),
      picture: known?.pictures.find((picture) => picture.name === textOf('image'))?.file,
      body: Array.isArray(body) ? body.map((text) => readsAs(String(text), form.figures)).join('\n\n') : '',
    }
  }, [form, file, known, language])
}

/** Links to a drafted page in each language. */
export function AddedPageLinks({ file }: { file: string }) {
  const { data } = usePages()
  const name = file.replace(/^[a-z]{2}/, '')
  return data?.pages
    .filter(({ added }) => added?.file.endsWith(name))
    .map(({ address, language }) => (
      <p key={address}>
        <Link to={`/site?page=${address}`}>
          {data.languages.length > 1 ? `${site.seePage} · ${languageName(language)}` : site.seePage}
        </Link>
      </p>
    ))
}
