import { join } from 'node:path'
import { z } from 'zod'
import {
  type GettingReady,
  isReadyName,
  type ReadyRow,
  readyRowSchema,
  takenOut,
} from '../../../contract/desk/getting-ready.ts'
import type { siteEditor } from '../editor.ts'
import type { publisher } from '../publisher.ts'
import { runNode } from '../run-node.ts'
import { sentencesNaming, sentencesPromising } from '../sentences-naming.ts'

const rowsSchema = z.array(
  z.object({
    what: z.string(),
    state: z.string(),
    names: z.array(z.string()).default([]),
    fields: z.array(z.object({ file: z.string(), path: z.array(z.union([z.string(), z.number()])) })).default([]),
  }),
)
/** Rows whose names are looked for in the texts. */
const sentencesFor: Partial<Record<ReadyRow['name'], typeof sentencesNaming>> = {
  places: sentencesNaming,
  promises: sentencesPromising,
}
const limits = { megabytes: 768, seconds: 120 }
const keptMs = 60_000

type Parts = {
  contentDir: string
  publisher: Pick<ReturnType<typeof publisher>, 'withDrafts' | 'drafts'>
  editor: Pick<ReturnType<typeof siteEditor>, 'fieldsAt' | 'namingAny' | 'offeringRemoved' | 'neededIn'>
  signal?: AbortSignal
}

const failure = z.object({ stdout: z.string(), stderr: z.string() })

/**
 * The launch check for the desk, on the content with all drafts. Runs at most once a minute unless a draft changes, because
 * it reads the content and connects to mail servers.
 */
export const readyRows = ({ contentDir, publisher: { withDrafts, drafts }, editor, signal }: Parts) => {
  let asked: { at: number; drafts: string; rows: Promise<GettingReady> } | undefined

  /** Rows for the owner. Those that could not be checked concern the operator. */
  const rowsOf = async (rows: z.infer<typeof rowsSchema>, folder: string): Promise<ReadyRow[]> => {
    const found = rows.map(async ({ what, state, names, fields }): Promise<ReadyRow[]> => {
      const name = what.toLowerCase().replaceAll(' ', '-')
      const known = readyRowSchema.shape.state.safeParse(state)
      if (!known.success || !isReadyName(name)) return []
      const find = sentencesFor[name]
      const naming = find ? await editor.namingAny(names, folder, find) : []
      return [await rowOf(name, { state: known.data, names, fields: [...naming, ...(await editor.fieldsAt(fields))] })]
    })
    const offering = await editor.offeringRemoved(folder)
    const removed = await rowOf('removed-services', { state: 'look', names: [], fields: offering })
    return [...(await Promise.all(found)).flat(), ...(offering.length > 0 ? [removed] : [])]
  }

  /** A row with its sentences in two lists, where some of them can be taken out. */
  const rowOf = async (name: ReadyRow['name'], row: Omit<ReadyRow, 'name' | 'needed'>): Promise<ReadyRow> => {
    const out = takenOut.find((one) => one === name)
    const needed = out ? await editor.neededIn(row.fields, { name: out, places: row.names }) : []
    return { name, ...row, fields: row.fields.filter((field) => !needed.includes(field)), needed }
  }

  const check = async (folder: string): Promise<GettingReady> => {
    const script = join(import.meta.dirname, '../../ops/programs/run-launch-check.ts')
    const options = { ...limits, signal, env: { CONTENT_DIR: folder } }
    // Exit code 1 means open rows, or a failure without output.
    const { stdout, stderr } = await runNode([script, '--json'], options).then(
      (text) => ({ stdout: text, stderr: '' }),
      (error: unknown) => failure.parse(error),
    )
    if (stdout === '') return { rows: [], trouble: stderr.trim().split('\n')[0] ?? '', isDrafted: true }
    return { rows: await rowsOf(rowsSchema.parse(JSON.parse(stdout)), folder), trouble: null, isDrafted: true }
  }

  // If the drafts contradict each other, which the preview reports, checks the published content instead.
  const checkDrafted = async (): Promise<GettingReady> => {
    const drafted = await withDrafts(check)
    return drafted.trouble === null ? drafted : { ...(await check(contentDir)), isDrafted: false }
  }

  return async (now = Date.now()): Promise<GettingReady> => {
    const made = await drafts.open()
    const open = JSON.stringify(made.map(({ id, isStale }) => [id, isStale]))
    if (asked === undefined || now - asked.at > keptMs || asked.drafts !== open) {
      asked = { at: now, drafts: open, rows: made.length > 0 ? checkDrafted() : check(contentDir) }
      asked.rows.catch(() => {
        asked = undefined
      })
    }
    return asked.rows
  }
}
