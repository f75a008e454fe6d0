import { useSyncExternalStore } from 'react'
import type { ChangeRequest } from '../../contract/desk/lead.ts'
import { keptDays } from '../../contract/desk/offline.ts'
import type { RefusalCode } from '../../contract/desk/sign-in.ts'
import { useSession } from '../api/session.ts'
import { withEntries } from './change-database.ts'
import { type KeptChange, type KeptChanges, type KeptEdit, readKeptChanges } from './kept-change.ts'

/** A change that the server has not answered for, with whose it is and the lead that it changes. */
export type UnsentChange = Pick<KeptChange, 'leadId' | 'leadName' | 'request'>

const keptMs = keptDays * 24 * 60 * 60 * 1000

let kept: KeptChanges = { changes: [], edits: [], unreadable: [] }
const listeners = new Set<() => void>()
/** The changes that this tab is sending for the first time: nobody waits for those yet. */
const underWay = new Set<string>()

const tell = () => {
  kept = { ...kept }
  for (const listener of listeners) listener()
}

const refresh = async (): Promise<void> => {
  const entries = await withEntries<unknown[]>('readonly', (store, done) => {
    const all = store.getAll()
    all.onsuccess = () => done(all.result)
  })
  kept = readKeptChanges(entries ?? [])
  tell()
}

const otherTabs = new BroadcastChannel('desk-unsent')
otherTabs.onmessage = () => refresh().catch(() => undefined)

/** Changes the entries, and has every tab read them anew. */
const edit = async <Result>(act: (store: IDBObjectStore, done: (result: Result) => void) => void) => {
  const result = await withEntries('readwrite', act)
  await refresh()
  otherTabs.postMessage(null)
  return result
}

// An earlier version kept all changes as one text. It goes only once each is an entry of its own.
const takeOver = async () => {
  const name = 'desk-unsent'
  const text = localStorage.getItem(name)
  if (text === null) return
  const parse = (): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  const old = parse()
  const entries: unknown[] = Array.isArray(old) ? old : [text]
  await edit((store) => {
    for (const entry of entries) store.add(typeof entry === 'object' && entry !== null ? entry : { text: entry })
  })
  localStorage.removeItem(name)
}

void takeOver()
  .catch(() => undefined)
  .then(refresh)
  .catch(() => undefined)

/** The changes of this device that the server has not answered for: one entry each, read and written by every tab. */
export const unsent = {
  /** The changes of this person that can be sent, oldest first, as they are now in every tab. */
  async toSend(personId: string): Promise<readonly KeptChange[]> {
    await refresh()
    return kept.changes.filter((one) => isOpen(one, personId) && !underWay.has(one.request.id))
  },

  /**
   * Keeps a change before it is sent. Resolves with the request to send, whose version counts the changes of the lead
   * that wait before it, and with how many those are. Until `settle` no list shows it.
   */
  add: (
    change: UnsentChange & { personId: string },
  ): Promise<{ request: ChangeRequest; before: number } | undefined> => {
    underWay.add(change.request.id)
    return edit((store, done) => {
      const all = store.getAll()
      all.onsuccess = () => {
        const { changes } = readKeptChanges(all.result)
        const before = changes.filter(({ leadId, refused }) => leadId === change.leadId && !refused).length
        // Each change makes the version of a lead grow by one.
        const request = { ...change.request, version: change.request.version + before }
        store.add({ ...change, request, savedAt: Date.now() })
        done({ request, before })
      }
    })
  },

  /** The edits of the site of this person that can be sent, oldest first. */
  async editsToSend(personId: string): Promise<readonly KeptEdit[]> {
    await refresh()
    return kept.edits.filter((one) => isOpen(one, personId) && !underWay.has(one.edit.id))
  },

  /** Keeps an edit of the site before it is sent. Resolves with how many wait before it. */
  addEdit: (added: Pick<KeptEdit, 'label' | 'edit'> & { personId: string }): Promise<number | undefined> => {
    underWay.add(added.edit.id)
    return edit((store, done) => {
      const all = store.getAll()
      all.onsuccess = () => {
        const { edits } = readKeptChanges(all.result)
        store.add({ ...added, savedAt: Date.now() })
        done(edits.filter((one) => isOpen(one, added.personId)).length)
      }
    })
  },

  /** The first attempt is over: a change that is still kept now shows as waiting. */
  settle(changeId: string): void {
    if (underWay.delete(changeId)) tell()
  },

  /**
   * Removes a change by its id. True when it was there. Where the browser stores nothing there is nothing to remove: a change
   * that the server has made must not look like one that failed, and one that stays is sent again under the same id.
   */
  remove: (changeId: string): Promise<boolean | undefined> =>
    edit<boolean>((store, done) => {
      done(false)
      const all = store.openCursor()
      all.onsuccess = () => {
        const cursor = all.result
        if (!cursor) return
        if ((cursor.value?.request?.id ?? cursor.value?.edit?.id) === changeId) {
          cursor.delete()
          done(true)
        }
        cursor.continue()
      }
    }).catch(() => undefined),

  /** Notes that the server refused a change, and why. */
  refuse: (change: KeptChange | KeptEdit, refused: RefusalCode, why?: string) =>
    edit((store) => store.put({ ...change, refused, ...(why !== undefined && { why }) })),

  /** Removes entries that somebody has read. */
  forget: (entries: readonly { order: number }[]) =>
    edit((store) => {
      for (const { order } of entries) store.delete(order)
    }),

  /** Removes what other people left on this device, once nobody is likely to come back for it. */
  dropOld: (personId: string) =>
    unsent.forget(
      [...kept.changes, ...kept.edits].filter(
        (one) => !isOf(one, personId) && Date.now() - (one.savedAt ?? 0) > keptMs,
      ),
    ),

  /** Removes everything: somebody has signed out here. */
  clear: () => edit((store) => store.clear()),
}

type Kept = KeptChange | KeptEdit
const isOf = ({ personId }: Kept, id: string) => personId === undefined || personId === id
const isOpen = (one: Kept, id: string) => isOf(one, id) && one.refused === undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useKept = (): KeptChanges => useSyncExternalStore(subscribe, () => kept)

/** The changes of whoever is signed in that wait on this device. */
export const useUnsent = (): readonly KeptChange[] => {
  const { person } = useSession()
  return useKept().changes.filter((one) => isOpen(one, person.id) && !underWay.has(one.request.id))
}

/** The edits of the site of whoever is signed in that wait on this device. */
export const useUnsentEdits = (): readonly KeptEdit[] => {
  const { person } = useSession()
  return useKept().edits.filter((one) => isOpen(one, person.id) && !underWay.has(one.edit.id))
}

/** What the server refused, and what this version cannot read: both stay until they have been read. */
export const useUnsaved = () => {
  const { person } = useSession()
  const { changes, edits, unreadable } = useKept()
  const isRefused = (one: Kept) => isOf(one, person.id) && one.refused !== undefined
  return { refused: changes.filter(isRefused), refusedEdits: edits.filter(isRefused), unreadable }
}
