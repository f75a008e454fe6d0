import type { FastifyBaseLogger } from 'fastify'
import type { AssistantConfig } from '../assistant/choose-engine.ts'
import type { ReadyEngine } from '../assistant/ready-engine.ts'
import { longestAnswer, threadedEngine } from '../assistant/threaded-engine.ts'
import { openPages, type Pages } from '../http/site.ts'
import { startRounds } from '../process/rounds.ts'
import { StartError } from '../process/start-error.ts'
import { type BuildFolder, buildFolder, buildIds, currentBuildId } from './build-folder.ts'
import { readServerContent, type ServerContent } from './content.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** One build, opened: everything that visitors are shown or told, made from the same content. */
export type OpenBuild = {
  id: string
  pages: Pages
  /** The folder with the owner's desk, and those of the builds before it, newest first. */
  desks: readonly string[]
  /** The pages of the builds before it, newest first. */
  before: readonly Pages[]
  content: ServerContent
  engine: () => Promise<ReadyEngine>
  /** Ends the thread of the engine. */
  end: () => Promise<void>
}

const open = (dir: string, folder: BuildFolder, assistant: AssistantConfig, log: Log): OpenBuild => {
  const before = buildIds(dir)
    .filter((id) => id < folder.id)
    .map((id) => buildFolder(dir, id))
  return {
    id: folder.id,
    pages: openPages(folder),
    desks: [folder, ...before].map(({ desk }) => desk),
    before: before.map(openPages),
    content: readServerContent(folder.content),
    ...threadedEngine({ file: folder.knowledge, config: assistant }, () => log),
  }
}

type Options = { dir: string; assistant: AssistantConfig; log: Log; everyMs?: number }

/**
 * The build that is served. When `dir` names another one, that is opened beside it, its assistant included, and then takes
 * its place in one step. A build that cannot be opened is told in the log and changes nothing.
 */
export const liveBuild = ({ dir, assistant, log, everyMs = 1000 }: Options) => {
  const first = currentBuildId(dir)
  if (first === undefined) throw new StartError(`There is no built site in ${dir}: run npm run build.`)
  let live = open(dir, buildFolder(dir, first), assistant, log)
  let seen = first

  const takeUp = async () => {
    const id = currentBuildId(dir)
    if (id === undefined || id === seen) return
    seen = id
    const next = open(dir, buildFolder(dir, id), assistant, log)
    await next.engine()
    // Whoever asked the old assistant still gets the answer.
    setTimeout(live.end, longestAnswer).unref()
    live = next
    log.info({ build: id }, 'build taken up')
  }

  const rounds = startRounds(everyMs, takeUp, (error) =>
    log.error({ err: error, build: seen, serving: live.id }, 'a new build cannot be taken up'),
  )
  const stop = async () => {
    await rounds.stop()
    await live.end()
  }
  return { now: () => live, stop }
}

export type LiveBuild = ReturnType<typeof liveBuild>
