import { join } from 'node:path'
import { z } from 'zod'
import { type GettingReady, isReadyName, type ReadyRow, readyRowSchema } from '../../../contract/desk/getting-ready.ts'
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
  editor: Pick<ReturnType<typeof siteEditor>, 'fieldsAt' | 'namingAny'>
  signal?: AbortSignal
}

const failure = z.object({ stdout: z.string(), stderr: z.string() })

/**
 * The launch check for the desk, of the content with its drafts. At most once a minute unless a draft changes: it reads the
 * content and connects to mail servers.
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
      return [{ name, state: known.data, names, fields: [...naming, ...(await editor.fieldsAt(fields))] }]
    })
    return (await Promise.all(found)).flat()
  }

  const check = async (folder: string): Promise<Omit<GettingReady, 'isDrafted'>> => {
    const script = join(import.meta.dirname, '../../ops/programs/run-launch-check.ts')
    const options = { ...limits, signal, env: { CONTENT_DIR: folder } }
    // Exit code 1 means open rows, or a failure without output.
    const { stdout, stderr } = await runNode([script, '--json'], options).then(
      (text) => ({ stdout: text, stderr: '' }),
      (error: unknown) => failure.parse(error),
    )
    if (stdout === '') return { rows: [], trouble: stderr.trim().split('\n')[0] ?? '' }
    return { rows: await rowsOf(rowsSchema.parse(JSON.parse(stdout)), folder), trouble: null }
  }

  // Mistakes of drafts that contradict each other are shown under "What changes".
  const checkAll = async (): Promise<GettingReady> => {
    const drafted = await withDrafts(check)
    const isDrafted = drafted.trouble === null
    return { ...(isDrafted ? drafted : await check(contentDir)), isDrafted }
  }

  return async (now = Date.now()): Promise<GettingReady> => {
    const open = JSON.stringify((await drafts.open()).map(({ id, isStale }) => [id, isStale]))
    if (asked === undefined || now - asked.at > keptMs || asked.drafts !== open) {
      asked = { at: now, drafts: open, rows: checkAll() }
      asked.rows.catch(() => {
        asked = undefined
      })
    }
    return asked.rows
  }
}
