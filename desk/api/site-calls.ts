import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pagesSchema } from '../../contract/desk/edit-page.ts'
import {
  gettingReadySchema,
  type RemoveShipped,
  type TakeOut,
  testLetterSchema,
} from '../../contract/desk/getting-ready.ts'
import {
  begunSchema,
  changesSchema,
  draftAnswerSchema,
  draftsSchema,
  type Form,
  formSchema,
  foundFieldsSchema,
  hiddenWordsSchema,
  type Mistake,
  picturesSchema,
  publishesSchema,
} from '../../contract/desk/site.ts'
import type { SiteEdit } from '../offline/kept-change.ts'
import { isTemporary } from '../offline/send-change.ts'
import { sendEdit } from '../offline/send-edit.ts'
import { unsent } from '../offline/unsent-changes.ts'
import { useConfirmation } from '../sign-in/use-passkey.ts'
import { withMistakeTexts } from '../site/mistake-text.ts'
import { CallError, call } from './call.ts'
import { okSchema, useSession } from './session.ts'

export const siteKey = ['site']
/** Timeout in ms: the server reads the whole content, which takes seconds. */
const readingMs = 90_000
const progressEvery = 1_500

export const usePages = () =>
  useQuery({ queryKey: [...siteKey, 'pages'], queryFn: () => call('/site/pages', pagesSchema) })

export const useDrafts = () =>
  useQuery({ queryKey: [...siteKey, 'drafts'], queryFn: () => call('/site/drafts', draftsSchema) })

/** What publishing these drafts would change. */
export const useChanges = (drafts: readonly string[]) =>
  useQuery({
    queryKey: [...siteKey, 'changes', ...drafts],
    queryFn: async () =>
      withMistakeTexts(await call('/site/changes', changesSchema, { body: { drafts }, giveUpMs: readingMs })),
    enabled: drafts.length > 0,
    // The list stays in view while it is read again.
    placeholderData: (before) => (drafts.length > 0 ? before : undefined),
  })

export const formQuery = (name: string, language: string) => ({
  queryKey: [...siteKey, 'form', name, language],
  queryFn: () => call(`/site/forms/${name}?language=${language}`, formSchema),
})

/** A form in the first language of the site. */
export const useFirstForm = (name: string, enabled = true): Form | undefined => {
  const [first = ''] = usePages().data?.languages ?? []
  return useQuery({ ...formQuery(name, first), enabled: enabled && first !== '' }).data
}

/** Sentences that would still name a removed page. */
export const useNaming = (file: string) =>
  useQuery({
    queryKey: [...siteKey, 'naming', file],
    queryFn: () => call(`/site/naming?file=${file}`, foundFieldsSchema, { giveUpMs: readingMs }),
  })

export const useHiddenWords = (language: string) =>
  useQuery({
    queryKey: [...siteKey, 'words', language],
    queryFn: () => call(`/site/words?language=${language}`, hiddenWordsSchema, { giveUpMs: readingMs }),
    enabled: language !== '',
  })

export const usePictures = () =>
  useQuery({ queryKey: [...siteKey, 'pictures'], queryFn: () => call('/site/pictures', picturesSchema) })

export const useGettingReady = (enabled = true) =>
  useQuery({
    queryKey: [...siteKey, 'ready'],
    queryFn: () => call('/site/getting-ready', gettingReadySchema, { giveUpMs: readingMs }),
    enabled,
  })

/** Publishes, newest first; polled while one runs. */
export const usePublishes = () =>
  useQuery({
    queryKey: [...siteKey, 'publishes'],
    queryFn: () => call('/site/publishes', publishesSchema),
    refetchInterval: ({ state: { data } }) =>
      data?.publishes.some(({ state }) => state === 'checking' || state === 'building') ? progressEvery : false,
  })

/** `isStale`: the field has changed since this device showed it. */
type Saved = { mistakes: Mistake[]; isWaiting: boolean; isStale: boolean }

type Kept = { personId: string; label: string; edits: readonly SiteEdit[] }

/**
 * Stores edits on this device, then sends them in order, up to the first with a mistake. Offline, they wait here. All are
 * stored before the first is sent, so that a person who leaves meanwhile loses none.
 */
export const saveEdits = async ({ personId, label, edits }: Kept): Promise<Saved> => {
  const before = await unsent.addEdits(edits.map((edit) => ({ personId, label, edit }))).catch(() => undefined)
  const left = [...edits]
  const saved: Saved = { mistakes: [], isWaiting: false, isStale: false }
  const drop = () => Promise.all(left.map(({ id }) => unsent.remove(id)))
  if (before !== undefined && before > 0) saved.isWaiting = true
  try {
    for (const edit of saved.isWaiting ? [] : edits) {
      const { mistakes, isStale } = await sendEdit(edit)
      saved.isStale ||= isStale
      saved.mistakes = mistakes
      if (mistakes.length > 0) break
      left.shift()
      await unsent.remove(edit.id)
    }
    if (!saved.isWaiting) await drop()
    return saved
  } catch (error) {
    if (!(error instanceof CallError) || error.code === 'signed-out') throw error
    if (before !== undefined && isTemporary(error)) return { ...saved, isWaiting: true }
    await drop()
    throw error
  } finally {
    for (const { id } of edits) unsent.settle(id)
  }
}

/** Saves edits of the signed-in person. */
export const useSaveEdits = () => {
  const client = useQueryClient()
  const { person } = useSession()
  return useMutation({
    mutationFn: ({ label, edits }: Omit<Kept, 'personId'>) => saveEdits({ personId: person.id, label, edits }),
    // Waits only for the forms: the other queries take seconds.
    onSettled: () => {
      const forms = client.invalidateQueries({ queryKey: [...siteKey, 'form'] })
      void client.invalidateQueries({ queryKey: siteKey }, { cancelRefetch: false })
      return forms
    },
  })
}

/** Mutations of drafts and publishes. Each refetches what is shown. */
export const useSiteActions = () => {
  const client = useQueryClient()
  const confirmed = useConfirmation()
  const settle = { onSettled: () => client.invalidateQueries({ queryKey: siteKey }) }
  // Begun, it runs in the background: what is shown is read again meanwhile.
  const begin = { onSettled: () => void client.invalidateQueries({ queryKey: siteKey }) }
  const drop = useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => call(`/site/drafts/${id}`, okSchema.partial(), { method: 'DELETE' }))),
    ...settle,
  })
  const removeShipped = useMutation({
    mutationFn: async (name: RemoveShipped['name']) => {
      const body = { id: crypto.randomUUID(), name }
      return withMistakeTexts(await call('/site/remove-shipped', draftAnswerSchema, { body, giveUpMs: readingMs }))
    },
    ...settle,
  })
  const takeOut = useMutation({
    mutationFn: async (name: TakeOut['name']) => {
      const body = { id: crypto.randomUUID(), name }
      return withMistakeTexts(await call('/site/take-out', draftAnswerSchema, { body, giveUpMs: readingMs }))
    },
    ...settle,
  })
  const publish = useMutation({
    mutationFn: (drafts: readonly string[]) =>
      confirmed(() => call('/site/publish', begunSchema, { body: { drafts }, giveUpMs: readingMs })),
    ...begin,
  })
  const restore = useMutation({
    mutationFn: (id: string) => confirmed(() => call(`/site/publishes/${id}/restore`, begunSchema, { body: {} })),
    ...begin,
  })
  const testLetter = useMutation({
    mutationFn: () => call('/site/test-letter', testLetterSchema, { body: {}, giveUpMs: readingMs }),
  })
  return { drop, removeShipped, takeOut, publish, restore, testLetter }
}
