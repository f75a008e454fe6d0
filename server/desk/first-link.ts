import type { Storage } from '../storage/open.ts'
import { linkAddress } from './link-address.ts'
import { linkStore } from './link-store.ts'
import { peopleStore } from './people-store.ts'

/** A link for the first person, who will be an owner; nothing once somebody is enrolled. The one before ends with it. */
export const firstLink = async (storage: Storage, desk: string): Promise<string | undefined> => {
  if (!(await peopleStore(storage).isNobody())) return undefined
  return linkAddress(desk, await linkStore(storage).create({ kind: 'first', name: 'Owner', role: 'owner' }, new Date()))
}
