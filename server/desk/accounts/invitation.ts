import type { FastifyRequest } from 'fastify'
import { isThisMachine } from '../../process/this-machine.ts'
import type { Storage } from '../../storage/open.ts'
import { linkStore } from './link-store.ts'
import { peopleStore } from './people-store.ts'

/**
 * URL of the desk below `siteUrl`; on this machine with the port of `localUrl`. Keeps the host of `siteUrl`, because
 * the desk accepts no other and passkeys are bound to it.
 */
export const deskAddress = (siteUrl: string, localUrl: string): string => {
  const site = new URL(siteUrl)
  if (site.protocol === 'http:' && isThisMachine(site.hostname)) site.port = new URL(localUrl).port
  return `${site.origin}/desk`
}

/** URL of the desk as the calling page knows it; `checkOrigin` has verified it. */
export const deskOf = ({ server, headers }: FastifyRequest): string => {
  const { siteUrl } = server.build.now().content.business
  return deskAddress(siteUrl, headers.origin ?? siteUrl)
}

/** URL of a one-time link. Browsers do not send the part after #. */
export const linkAddress = (desk: string, token: string): string => `${desk}/link#${token}`

/** A link for the first owner, replacing earlier ones; undefined once somebody is enrolled. */
export const firstLink = async (storage: Storage, desk: string): Promise<string | undefined> => {
  if (!(await peopleStore(storage).isNobody())) return undefined
  return linkAddress(desk, await linkStore(storage).create({ kind: 'first', name: '', role: 'owner' }, new Date()))
}
