import { join } from 'node:path'
import { z } from 'zod'
import type { GettingReady, ReadyRow } from '../../contract/desk/site.ts'
import { projectRoot } from '../project-root.ts'
import { runNode } from './run-node.ts'

const rowsSchema = z.array(z.object({ what: z.string(), state: z.string(), detail: z.string() }))
const limits = { megabytes: 768, seconds: 120 }
const keptMs = 60_000

/** Where a row of the launch check is mended from the desk; every other one needs somebody at a computer. */
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
  // What could not be asked is for whoever runs the server.
  if (!found.success) return []
  const place = Object.hasOwn(places, what) ? (places[what] ?? null) : null
  const text = `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`
  return [{ name: what.toLowerCase().replaceAll(' ', '-'), state: found.data, text, place }]
}

const failure = z.object({ stdout: z.string(), stderr: z.string() })

/** The launch check as a list for people, asked at most once a minute: it reads the content and asks mail servers. */
export const readyRows = (contentDir: string, signal?: AbortSignal) => {
  let asked: { at: number; rows: Promise<GettingReady> } | undefined

  const check = async (): Promise<GettingReady> => {
    const script = join(projectRoot, 'server/launch-check.ts')
    const options = { ...limits, signal, env: { CONTENT_DIR: contentDir } }
    // It ends with 1 where a row is open, and then too where it says nothing but a mistake.
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
