import { join } from 'node:path'
import { z } from 'zod'
import { type GettingReady, isReadyName, type ReadyRow, readyRowSchema } from '../../../contract/desk/getting-ready.ts'
import { runNode } from '../run-node.ts'

const rowsSchema = z.array(z.object({ what: z.string(), state: z.string(), names: z.array(z.string()).default([]) }))
const limits = { megabytes: 768, seconds: 120 }
const keptMs = 60_000

/** Rows for the owner. `fields` holds nothing yet. */
const rowsOf = (rows: z.infer<typeof rowsSchema>): ReadyRow[] =>
  rows.flatMap(({ what, state, names }): ReadyRow[] => {
    const name = what.toLowerCase().replaceAll(' ', '-')
    const found = readyRowSchema.shape.state.safeParse(state)
    // Rows that could not be checked concern the operator.
    if (!found.success || !isReadyName(name)) return []
    return [{ name, state: found.data, fields: [], names }]
  })

const failure = z.object({ stdout: z.string(), stderr: z.string() })

/** The launch check for the desk, at most once a minute: it reads the content and connects to mail servers. */
export const readyRows = (contentDir: string, signal?: AbortSignal) => {
  let asked: { at: number; rows: Promise<GettingReady> } | undefined

  const check = async (): Promise<GettingReady> => {
    const script = join(import.meta.dirname, '../../ops/programs/run-launch-check.ts')
    const options = { ...limits, signal, env: { CONTENT_DIR: contentDir } }
    // Exit code 1 means open rows, or a failure without output.
    const { stdout, stderr } = await runNode([script, '--json'], options).then(
      (text) => ({ stdout: text, stderr: '' }),
      (error: unknown) => failure.parse(error),
    )
    if (stdout === '') return { rows: [], trouble: stderr.trim().split('\n')[0] ?? '' }
    return { rows: rowsOf(rowsSchema.parse(JSON.parse(stdout))), trouble: null }
  }

  return (now = Date.now()): Promise<GettingReady> => {
    if (asked === undefined || now - asked.at > keptMs) {
      asked = { at: now, rows: check() }
      asked.rows.catch(() => {
        asked = undefined
      })
    }
    return asked.rows
  }
}
