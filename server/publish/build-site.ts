import { join } from 'node:path'
import { z } from 'zod'
import { buildProgram } from './build-program.ts'
import { PublishError } from './publisher.ts'
import { runNode } from './run-node.ts'

const limits = { megabytes: 2_048, seconds: 1_200 }
/** The code with which `scripts/build.ts` ends for a reason that the owner can mend. */
const isMistake = z.object({ code: z.literal(2), stderr: z.string() })

type Options = { onlyIfChanged?: boolean }

/**
 * Builds the site from a content folder into `dir`, to be served by nobody yet: the build's id, or nothing where it is only to be
 * built anew if something changed that the served build was made from.
 */
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
