import type { FastifyRequest } from 'fastify'
import type { Storage } from '../storage/open.ts'
import { linkStore } from './link-store.ts'
import { peopleStore } from './people-store.ts'

const isThisMachine = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** The address of the desk: below `siteUrl`, or where that is this machine, below the address that the server listens at. */
export const deskAddress = (siteUrl: string, localUrl: string): string => {
  const site = new URL(siteUrl)
  return `${site.protocol === 'http:' && isThisMachine(site) ? localUrl : siteUrl}/desk`
}

/** The address of the desk as the calling page has it: one of ours, as `checkOrigin` has found. */
export const deskOf = ({ headers }: FastifyRequest, siteUrl: string): string =>
  deskAddress(siteUrl, headers.origin ?? siteUrl)

/** Where a link leads: its secret follows the #, which browsers keep to themselves. */
export const linkAddress = (desk: string, token: string): string => `${desk}/link#${token}`

/** A link for the first person, who will be an owner; nothing once somebody is enrolled. An earlier one ends with it. */
export const firstLink = async (storage: Storage, desk: string): Promise<string | undefined> => {
  if (!(await peopleStore(storage).isNobody())) return undefined
  return linkAddress(desk, await linkStore(storage).create({ kind: 'first', name: '', role: 'owner' }, new Date()))
}
