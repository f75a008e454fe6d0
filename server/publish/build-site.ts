import { join } from 'node:path'
import { z } from 'zod'
import { buildProgram } from './build-program.ts'
import { PublishError } from './publisher.ts'
import { runNode } from './run-node.ts'

const limits = { megabytes: 2_048, seconds: 1_200, nice: 5 }
/** Exit code of `scripts/build.ts` for a mistake that the owner can correct. */
const isMistake = z.object({ code: z.literal(2), stderr: z.string() })

type Options = { onlyIfChanged?: boolean }

/** Builds without making it live. Resolves to the build's id; empty with `onlyIfChanged` if the live one is up to date. */
export const buildSite =
  (dir: string, signal?: AbortSignal) =>
  async (contentDir: string, { onlyIfChanged = false }: Options = {}): Promise<string> => {
    const folder = buildProgram(dir)
    const script = join(folder, 'scripts/build.ts')
    const options = { ...limits, signal, folder, env: { CONTENT_DIR: contentDir, BUILD_DIR: dir } }
    try {
      const said = await runNode([script, '--keep-current', ...(onlyIfChanged ? ['--if-changed'] : [])], options)
      return said.trim().split('\n').at(-1) ?? ''
    } catch (error) {
      const mistake = isMistake.safeParse(error)
      if (mistake.success) throw new PublishError(mistake.data.stderr.trim().replace(/\n[^\n]*$/, ''))
      throw error
    }
  }
