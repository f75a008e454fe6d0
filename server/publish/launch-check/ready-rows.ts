import { join } from 'node:path'
import { z } from 'zod'
import type { GettingReady, ReadyRow } from '../../../contract/desk/site.ts'
import { runNode } from '../run-node.ts'

const rowsSchema = z.array(z.object({ what: z.string(), state: z.string(), detail: z.string() }))
const limits = { megabytes: 768, seconds: 120 }
const keptMs = 60_000

/** Where the desk can correct a row of the launch check; other rows need somebody at the computer. */
const places: Readonly<Record<string, ReadyRow['place']>> = {
  name: 'business',
  phone: 'business',
  'e-mail': 'business',
  license: 'business',
  insurer: 'business',
  owners: 'business',
  'profile on Google': 'business',
  'crew photograph': 'business',
  promises: 'business',
  reviews: 'reviews',
  'sources of reviews': 'reviews',
  stars: 'reviews',
  testimonials: 'testimonials',
  photographs: 'pictures',
  'before and after': 'pictures',
  'other pictures': 'pictures',
  claims: 'prices',
  letters: 'test-letter',
}

const rowOf = ({ what, state, detail }: z.infer<typeof rowsSchema>[number]): ReadyRow[] => {
  const found = z.enum(['good', 'look', 'open']).safeParse(state)
  // Rows that could not be checked concern the operator.
  if (!found.success) return []
  const place = Object.hasOwn(places, what) ? (places[what] ?? null) : null
  const text = `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`
  return [{ name: what.toLowerCase().replaceAll(' ', '-'), state: found.data, text, place }]
}

const failure = z.object({ stdout: z.string(), stderr: z.string() })

/** The launch check for the desk, at most once a minute: it reads the content and connects to mail servers. */
export const readyRows = (contentDir: string, signal?: AbortSignal) => {
  let asked: { at: number; rows: Promise<GettingReady> } | undefined

  const check = async (): Promise<GettingReady> => {
    const script = join(import.meta.dirname, '../../ops/programs/launch-check.ts')
    const options = { ...limits, signal, env: { CONTENT_DIR: contentDir } }
    // Exit code 1 means open rows, or a failure without output.
    const { stdout, stderr } = await runNode([script, '--json'], options).then(
      (text) => ({ stdout: text, stderr: '' }),
      (error: unknown) => failure.parse(error),
    )
    if (stdout === '') return { rows: [], trouble: stderr.trim().split('\n')[0] ?? '' }
    return { rows: rowsSchema.parse(JSON.parse(stdout)).flatMap(rowOf), trouble: null }
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
