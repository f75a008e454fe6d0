import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Shown, tappedSchema } from '../../contract/desk/edit-page.ts'
import { type EditableField, foundFieldsSchema } from '../../contract/desk/site.ts'
import { Alert } from '../Alert.tsx'
import { call } from '../api/call.ts'
import { siteProblem } from '../api/problem.ts'
import { useChanges, useDrafts, usePages, usePictures } from '../api/site-calls.ts'
import { fillCounted, words } from '../desk-content.ts'
import { draftGroups } from './changes/draft-groups.ts'
import { FieldSheet } from './FieldSheet.tsx'
import { languageName } from './LanguageChoice.tsx'
import { pageTitle } from './names.ts'
import { shownPictures } from './pictures/shown-pictures.ts'

const { site } = words

/** Fields of the first of these texts that the content contains; empty if none does. */
const findFields = async (language: string, texts: readonly string[]): Promise<EditableField[]> => {
  for (const text of texts) {
    const { fields } = await call('/site/find', foundFieldsSchema, { body: { language, text } })
    if (fields.length > 0) return fields
  }
  return []
}

const showIn = (frame: HTMLIFrameElement | null, shown: Shown) =>
  frame?.contentWindow?.postMessage(shown, location.origin)

/** A page of the site whose sentences can be tapped and changed. */
export function PageView() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [params, setParams] = useSearchParams()
  const { data: pages } = usePages()
  const { data: known } = useDrafts()
  const drafts = known?.drafts.filter(({ isStale }) => !isStale) ?? []
  const { data: pictures } = usePictures()
  const { data: changes } = useChanges(drafts.map(({ id }) => id))
  const [found, setFound] = useState<{ tapped: string; fields: readonly EditableField[] }>()
  const [problem, setProblem] = useState('')
  const [loaded, setLoaded] = useState(0)
  const address = params.get('page') ?? '/'
  const language = pages?.pages.find((page) => page.address === address)?.language ?? pages?.languages[0]

  useEffect(() => {
    if (loaded === 0) return
    for (const { before, after, ...change } of changes?.changes ?? [])
      if (before !== null && after !== null && (change.language === language || change.language === ''))
        showIn(frame.current, { kind: 'text', before, after })
  }, [changes, language, loaded])
  useEffect(() => {
    if (loaded === 0 || !known || !pictures) return
    const drafted = { drafts: known.drafts, changes: changes?.changes ?? [], known: pictures.pictures }
    for (const file of shownPictures(address, drafted)) showIn(frame.current, { kind: 'picture', ...file })
  }, [address, changes, known, loaded, pictures])
  useEffect(() => {
    const listen = async ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const tapped = tappedSchema.safeParse(data)
      if (!tapped.success) return
      try {
        setProblem('')
        const { language, texts } = tapped.data
        setFound({ tapped: texts[0] ?? '', fields: await findFields(language, texts) })
      } catch (error) {
        setProblem(siteProblem(error))
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  return (
    <div className="page-view">
      <div className="page-view-head">
        <select
          aria-label={site.page}
          value={address}
          onChange={({ currentTarget }) => {
            setFound(undefined)
            setParams({ page: currentTarget.value }, { replace: true })
          }}
        >
          {pages?.languages.map((code) => (
            <optgroup key={code} label={languageName(code)}>
              {pages.pages
                .filter((page) => page.language === code)
                .map((page) => (
                  <option key={page.address} value={page.address}>
                    {page.address === `/${code}`
                      ? `${pageTitle(page.address, page.title)} · ${languageName(code)}`
                      : pageTitle(page.address, page.title)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Link to="/site/more">{site.more}</Link>
      </div>
      <p className="soft small">{site.tapWhy}</p>
      <Alert>{problem}</Alert>
      <iframe
        key={address}
        ref={frame}
        src={`/desk/page${address}`}
        title={site.page}
        onLoad={() => setLoaded((count) => count + 1)}
      />
      {known && known.drafts.length > 0 && !found && (
        <Link className="button page-view-foot" data-variant="water" to="/site/changes">
          {fillCounted(site.seeChanges, draftGroups(known.drafts).length)}
        </Link>
      )}
      {found && (
        <FieldSheet
          key={found.fields.map(({ file, path }) => file + path.join('.')).join()}
          {...found}
          onClose={() => setFound(undefined)}
          onSaved={(before, after) => {
            showIn(frame.current, { kind: 'text', before, after })
            setFound(undefined)
          }}
        />
      )}
    </div>
  )
}
