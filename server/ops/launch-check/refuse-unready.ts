import type { Content } from '../../../content/schema/read.ts'
import { contentRows } from './content-rows.ts'
import { isLive } from './is-live.ts'
import { writeTable } from './table.ts'

const why = (siteUrl: string) =>
  `This content may not go live at ${siteUrl}. A review that nobody wrote breaks 16 CFR 465, and a visitor has to reach you.
Put your own in its place, or set STAGING=on to build a site that search engines are told to leave alone.`

/** Why this content must not be built for the public, with its open rows; undefined if it may. */
export const refusalOfLiveBuild = async (site: readonly Content[], isStaging: boolean): Promise<string | undefined> => {
  const siteUrl = site[0]?.business.siteUrl ?? ''
  if (isStaging || !isLive(siteUrl)) return undefined
  const rows = await contentRows(site)
  return rows.some(({ state }) => state === 'open') ? `${writeTable(rows)}\n${why(siteUrl)}` : undefined
}
