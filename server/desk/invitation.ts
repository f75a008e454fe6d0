import type { FastifyRequest } from 'fastify'
import type { Storage } from '../storage/open.ts'
import { linkStore, type NewLink } from './link-store.ts'
import { type PeopleStore, peopleStore } from './people-store.ts'

/** The address of the desk. Without https the site is on this machine, wherever it listens. */
export const deskAddress = (siteUrl: string, localUrl: string): string =>
  `${siteUrl.startsWith('https:') ? siteUrl : localUrl}/desk`

/** The address of the desk as the page has it that asks: one of ours, as `checkOrigin` has found. */
export const deskOf = ({ headers }: FastifyRequest, siteUrl: string): string =>
  deskAddress(siteUrl, headers.origin ?? siteUrl)

/** Where a link leads: its secret stands behind the #, which browsers keep to themselves. */
export const linkAddress = (desk: string, token: string): string => `${desk}/link#${token}`

/** The link that lets somebody of this name in: a new person, or another device of one who is there. */
export const invitationFor = async (people: PeopleStore, invited: Pick<NewLink, 'name' | 'role'>): Promise<NewLink> => {
  const known = await people.byName(invited.name)
  return known
    ? { kind: 'device', name: known.name, role: known.role, person_id: known.id }
    : { kind: 'invite', ...invited }
}

/** A link for the first person, who will be an owner; nothing once somebody is enrolled. The one before ends with it. */
export const firstLink = async (storage: Storage, desk: string): Promise<string | undefined> => {
  if (!(await peopleStore(storage).isNobody())) return undefined
  return linkAddress(desk, await linkStore(storage).create({ kind: 'first', name: 'Owner', role: 'owner' }, new Date()))
}
