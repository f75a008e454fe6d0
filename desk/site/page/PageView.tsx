import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type FindField, type Shown, tappedSchema } from '../../../contract/desk/edit-page.ts'
import { type EditableField, foundFieldsSchema } from '../../../contract/desk/site.ts'
import { Alert } from '../../Alert.tsx'
import { call } from '../../api/call.ts'
import { siteProblem } from '../../api/problem.ts'
import { useChanges, useDrafts, usePages, usePictures } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { languageName } from '../../language-name.ts'
import { FieldSheet } from '../FieldSheet.tsx'
import { dotted, pageTitle } from '../names.ts'
import { replacedPictures } from '../pictures/replaced-pictures.ts'
import { SeeChanges } from '../SeeChanges.tsx'
import { useAddedPage } from './added-page.tsx'
import { useDraftedLook } from './drafted-look.ts'
import { textsOnPage } from './texts-on-page.ts'

const { site } = words
/** The first search reads the whole content. */
const findMs = 60_000

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
  const { data: changes, isLoading: isReading } = useChanges(drafts.map(({ id }) => id))
  const [found, setFound] = useState<{ tapped: string; fields: readonly EditableField[] }>()
  const find = useMutation({
    mutationFn: (tapped: FindField) => call('/site/find', foundFieldsSchema, { body: tapped, giveUpMs: findMs }),
  })
  const [loaded, setLoaded] = useState(0)
  const address = params.get('page') ?? '/'
  const page = pages?.pages.find((one) => one.address === address)
  const language = page?.language ?? pages?.languages[0]
  const addedPage = useAddedPage(page?.added?.file)
  const look = useDraftedLook()

  const texts = useMemo(() => {
    const removed = pages?.pages.flatMap((one) => (one.isRemoved ? [one.address] : [])) ?? []
    return textsOnPage(changes?.changes ?? [], { address, language, removed })
  }, [address, changes, language, pages])

  useEffect(() => {
    if (loaded === 0) return
    if (addedPage) showIn(frame.current, { kind: 'added', ...addedPage })
    // After the added page, whose texts they change too.
    if (!isReading) showIn(frame.current, { kind: 'texts', ...texts })
  }, [addedPage, isReading, loaded, texts])
  useEffect(() => {
    if (loaded > 0 && look !== undefined) showIn(frame.current, { kind: 'look', css: look })
  }, [loaded, look])
  useEffect(() => {
    if (loaded === 0 || !known || !pictures) return
    const drafted = { drafts: known.drafts, changes: changes?.changes ?? [], known: pictures.pictures }
    for (const file of replacedPictures(address, drafted)) showIn(frame.current, { kind: 'picture', ...file })
  }, [address, changes, known, loaded, pictures])
  const goTo = (page: string) => {
    setFound(undefined)
    setParams({ page }, { replace: true })
  }
  // A drafted page borrows the frame of a published one, whose language link leads to the translation of that one.
  const inOtherLanguage = (translation: string) => {
    const name = page?.added?.file.replace(/^[a-z]{2}/, '')
    const other = pages?.pages.find(({ added }) => name && added?.file.endsWith(name) && added.model === translation)
    return other?.address ?? translation
  }
  // Only the answer to the last tap opens a sheet.
  const search = (tapped: FindField) =>
    find.mutate(tapped, { onSuccess: ({ fields }) => setFound({ tapped: tapped.texts[0] ?? '', fields }) })
  const listen = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    const tapped = tappedSchema.safeParse(data).data
    if (tapped?.kind === 'page') goTo(inOtherLanguage(tapped.address))
    else if (tapped) search({ language: tapped.language, page: address, texts: tapped.texts })
  })
  useEffect(() => {
    const hear = (message: MessageEvent) => listen(message)
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  return (
    <div className="page-view">
      <div className="page-view-head">
        <select aria-label={site.page} value={address} onChange={({ currentTarget }) => goTo(currentTarget.value)}>
          {pages?.languages.map((code) => (
            <optgroup key={code} label={languageName(code)}>
              {pages.pages
                .filter((page) => page.language === code)
                .map((page) => (
                  <option key={page.address} value={page.address}>
                    {dotted(
                      `${code === pages.languages[0] ? '' : `${languageName(code)}: `}${pageTitle(page.address, page.title)}`,
                      page.added ? site.unpublished : page.isRemoved && site.willBeRemoved,
                    )}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Link to="/site/more">{site.more}</Link>
      </div>
      <p className="soft small">
        <span role="status">{find.isPending ? words.loading : isReading ? site.reading : site.tapWhy}</span>{' '}
        <Link to="/site/ready">{site.ready}</Link>
      </p>
      <Alert>{find.error && siteProblem(find.error)}</Alert>
      {(pages || address === '/') && (
        <iframe
          key={address}
          ref={frame}
          src={`/desk/page${page?.added?.model ?? address}`}
          title={site.page}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      )}
      {!found && <SeeChanges className="button page-view-foot" data-variant="water" />}
      {found && (
        <FieldSheet
          key={found.fields.map(({ file, path }) => file + path.join('.')).join()}
          {...found}
          onClose={() => setFound(undefined)}
          onSaved={(before, after) => {
            showIn(frame.current, { kind: 'texts', ...texts, texts: [...texts.texts, { before, after }] })
            setFound(undefined)
          }}
        />
      )}
    </div>
  )
}
