import type { FastifyRequest } from 'fastify'
import type { Storage } from '../../storage/open.ts'
import { linkStore } from './link-store.ts'
import { peopleStore } from './people-store.ts'

const isThisMachine = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * The address of the desk: below `siteUrl`, and where that is this machine, at the port of `localUrl`. The name stays that of
 * `siteUrl`, because the desk accepts no other and passkeys belong to it.
 */
export const deskAddress = (siteUrl: string, localUrl: string): string => {
  const site = new URL(siteUrl)
  if (site.protocol === 'http:' && isThisMachine(site)) site.port = new URL(localUrl).port
  return `${site.origin}/desk`
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
