import { relative } from 'node:path'
import { z } from 'zod'
import { gatherContent } from '../../../content/schema/gather/gather-content.ts'
import type { Content } from '../../../content/schema/read.ts'
import type { Config } from '../../config.ts'
import { notUnderstood, readArguments } from '../../process/read-arguments.ts'
import { contentRows } from './content-rows.ts'
import { placeRows } from './place-rows.ts'
import type { Row } from './row.ts'
import { type SettingsProbes, settingsRows } from './settings-rows.ts'
import { writeTable } from './table.ts'
import { sendTestLetter } from './test-letter.ts'
import { unchangedRows } from './unchanged-rows.ts'

type LaunchCheck = { to: string | undefined; json: boolean }

const usage = `npm run launch-check                                       what stands between this site and the public
npm run launch-check -- --send-test-letter ann@example.com  sends a letter there as well
npm run launch-check -- --json                              the same for a program`

/** Parses the arguments of `npm run launch-check`. Throws `StartError` with the usage if they are invalid. */
export const readLaunchCheck = (args: string[]): LaunchCheck => {
  const options = { 'send-test-letter': { type: 'string' }, json: { type: 'boolean', default: false } } as const
  const { values } = readArguments({ args, options }, usage)
  const to = z.email().optional().safeParse(values['send-test-letter'])
  if (!to.success) throw notUnderstood(usage)
  return { to: to.data, json: values.json }
}

/** The content in each language, the first one first. */
type Site = readonly [Content, ...Content[]]

/** All rows, from content, settings and probes. */
const allRows = async (site: Site, config: Config, probes: SettingsProbes): Promise<Row[]> => {
  const [content] = site
  const folder = config.CONTENT_DIR
  const [own, settings] = await Promise.all([
    contentRows(site, folder),
    settingsRows(config, content.business.siteUrl, probes, new Date()),
  ])
  return [...own, ...unchangedRows(content), ...placeRows(content, gatherContent(folder)), ...settings].map((row) => ({
    ...row,
    detail: row.detail.replaceAll(/(?<=^| )content\//g, `${pathHere(folder)}/`),
  }))
}

/** A path as the reader would type it: relative below the working folder, absolute elsewhere. */
const pathHere = (path: string) => {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') ? path : below
}

/** Runs the check. Returns its output and whether nothing is open. */
export const runLaunchCheck = async (
  { to, json }: LaunchCheck,
  site: Site,
  config: Config,
  probes: SettingsProbes,
): Promise<{ text: string; isReady: boolean }> => {
  const letter = to === undefined ? [] : [await sendTestLetter(to, config, site[0].business)]
  const rows = [...letter, ...(await allRows(site, config, probes))]
  const isReady = rows.every(({ state }) => state !== 'open')
  return { text: json ? `${JSON.stringify(rows, null, 2)}\n` : writeTable(rows), isReady }
}
