import type { ChangeRequest } from '../../contract/desk/lead.ts'
import { keptDays } from '../../contract/desk/offline.ts'
import type { RefusalCode } from '../../contract/desk/sign-in.ts'
import type { Mistake } from '../../contract/desk/site.ts'
import { useSession } from '../api/session.ts'
import { sharedValue } from '../shared-value.ts'
import { withEntries } from './change-database.ts'
import { type KeptChange, type KeptChanges, type KeptEdit, readKeptChanges } from './kept-change.ts'

/** A change that the server has not answered, with its lead. */
export type UnsentChange = Pick<KeptChange, 'leadId' | 'leadName' | 'request'>

const keptMs = keptDays * 24 * 60 * 60 * 1000

const kept = sharedValue<KeptChanges>({ changes: [], edits: [], unreadable: [] })
/** Changes that this tab is sending for the first time; they do not show as waiting. */
const underWay = new Set<string>()

const refresh = async (): Promise<void> => {
  const entries = await withEntries<unknown[]>('readonly', (store, done) => {
    const all = store.getAll()
    all.onsuccess = () => done(all.result)
  })
  kept.set(readKeptChanges(entries ?? []))
}

const otherTabs = new BroadcastChannel('desk-unsent')
otherTabs.onmessage = () => refresh().catch(() => undefined)

/** Edits the entries and makes every tab reread them. */
const edit = async <Result>(act: (store: IDBObjectStore, done: (result: Result) => void) => void) => {
  const result = await withEntries('readwrite', act)
  await refresh()
  otherTabs.postMessage(null)
  return result
}

void refresh().catch(() => undefined)

/** Changes on this device that the server has not answered, shared by all tabs. */
export const unsent = {
  /** This person's sendable changes and edits, oldest first, reread from the database. */
  async toSend(personId: string): Promise<Pick<KeptChanges, 'changes' | 'edits'>> {
    await refresh()
    const { changes, edits } = kept.get()
    return { changes: waitingOf(changes, personId), edits: waitingOf(edits, personId) }
  },

  /**
   * Stores a change before it is sent. Resolves to the request, whose version counts the lead's earlier waiting
   * changes, and to their number. Not listed until `settle`.
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
        // Each change increments the lead's version.
        const request = { ...change.request, version: change.request.version + before }
        store.add({ ...change, request, savedAt: Date.now() })
        done({ request, before })
      }
    })
  },

  /** Stores a person's edits before they are sent. Resolves to the number of waiting ones before them. */
  addEdits: (added: readonly Pick<KeptEdit, 'label' | 'edit' | 'personId'>[]): Promise<number | undefined> => {
    for (const one of added) underWay.add(one.edit.id)
    return edit((store, done) => {
      const all = store.getAll()
      all.onsuccess = () => {
        const { edits } = readKeptChanges(all.result)
        for (const one of added) store.add({ ...one, savedAt: Date.now() })
        done(edits.filter((one) => isOpen(one, added[0]?.personId ?? '')).length)
      }
    })
  },

  /** Ends the first attempt: a change still stored is now listed as waiting. */
  settle(changeId: string): void {
    if (underWay.delete(changeId)) kept.set({ ...kept.get() })
  },

  /**
   * Removes a change by id. True if it existed. Never rejects: a change that the server has made must not look like a failed
   * one where the browser stores nothing, and an entry that stays is sent again under the same id.
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

  /** Marks a change as rejected by the server. */
  refuse: (change: KeptChange | KeptEdit, refused: RefusalCode, mistake?: Mistake) =>
    edit((store) => store.put({ ...change, refused, ...(mistake && { why: mistake.text, place: mistake.path }) })),

  /** Removes entries that somebody has read. */
  forget: (entries: readonly { order: number }[]) =>
    edit((store) => {
      for (const { order } of entries) store.delete(order)
    }),

  /** Removes old entries of other people. */
  dropOld: (personId: string) => {
    const { changes, edits } = kept.get()
    return unsent.forget(
      [...changes, ...edits].filter((one) => !isOf(one, personId) && Date.now() - one.savedAt > keptMs),
    )
  },

  /** Removes everything, after signing out. */
  clear: () => edit((store) => store.clear()),
}

type Kept = KeptChange | KeptEdit
const isOf = ({ personId }: Kept, id: string) => personId === id
const isOpen = (one: Kept, id: string) => isOf(one, id) && one.refused === undefined
const idOf = (one: Kept) => ('edit' in one ? one.edit.id : one.request.id)
const waitingOf = <One extends Kept>(all: readonly One[], personId: string): One[] =>
  all.filter((one) => isOpen(one, personId) && !underWay.has(idOf(one)))

/** The signed-in person's waiting changes. */
export const useUnsent = (): readonly KeptChange[] => waitingOf(kept.use().changes, useSession().person.id)

/** The signed-in person's waiting edits. */
export const useUnsentEdits = (): readonly KeptEdit[] => waitingOf(kept.use().edits, useSession().person.id)

/** Rejected and unreadable entries, which stay until read. */
export const useUnsaved = () => {
  const { person } = useSession()
  const { changes, edits, unreadable } = kept.use()
  const isRefused = (one: Kept) => isOf(one, person.id) && one.refused !== undefined
  return { refused: changes.filter(isRefused), refusedEdits: edits.filter(isRefused), unreadable }
}
