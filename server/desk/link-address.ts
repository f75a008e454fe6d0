import type { FastifyRequest } from 'fastify'

/** The address of the desk. Without https the site is on this machine, wherever it listens. */
export const deskAddress = (siteUrl: string, localUrl: string): string =>
  `${siteUrl.startsWith('https:') ? siteUrl : localUrl}/desk`

/** The address of the desk as the page has it that asks: one of ours, as `checkOrigin` has found. */
export const deskOf = ({ headers }: FastifyRequest, siteUrl: string): string =>
  deskAddress(siteUrl, headers.origin ?? siteUrl)

/** Where a link leads: its secret stands behind the #, which browsers keep to themselves. */
export const linkAddress = (desk: string, token: string): string => `${desk}/link#${token}`
