import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { ContentError } from '../../content/schema/content-error.ts'
import { runContentSteps } from '../../content/steps/content-steps.ts'
import type { AnswerEngine } from '../assistant/answer-engine.ts'
import type { AssistantConfig } from '../assistant/ready-engine.ts'
import { longestAnswer, threadedEngine } from '../assistant/threaded-engine.ts'
import { openPages, type Pages } from '../http/built-site.ts'
import { startRounds } from '../process/rounds.ts'
import { StartError } from '../process/start-error.ts'
import { type BuildFolder, buildFolder, buildIds, currentBuildId } from './build-folder.ts'
import { readServerContent, type ServerContent } from './server-content.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** An open build: pages, desk, content and assistant, all made from the same content. */
export type OpenBuild = {
  id: string
  pages: Pages
  /** Folders of the desk in this build and in earlier ones, newest first. */
  desks: readonly string[]
  /** Pages of earlier builds, newest first. */
  before: readonly Pages[]
  content: ServerContent
  engine: () => Promise<AnswerEngine>
  end: () => Promise<void>
}

/**
 * Reads the content of a build. If an earlier version made it, brings a copy up to this version and reads that: the earlier
 * version must be able to start on its own build again. That version has checked its values; what this one asks of them
 * beyond that must not keep the server from starting.
 */
const contentOf = ({ content }: BuildFolder): ServerContent => {
  try {
    return readServerContent(content)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  const updated = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(content, updated, { recursive: true })
    runContentSteps(updated)
    return readServerContent(updated, false)
  } finally {
    rmSync(updated, { recursive: true })
  }
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
    content: contentOf(folder),
    ...threadedEngine({ file: folder.knowledge, config: assistant }, () => log),
  }
}

type Options = { dir: string; assistant: AssistantConfig; log: Log; everyMs?: number }

/** The live build. Takes up a new one with its assistant in one step; one that fails to open changes nothing. */
export const liveBuild = ({ dir, assistant, log, everyMs = 1000 }: Options) => {
  const first = currentBuildId(dir)
  if (first === undefined) throw new StartError(`There is no built site in ${dir}: run npm run build.`)
  let live = open(dir, buildFolder(dir, first), assistant, log)
  let seen = first
  let taking = Promise.resolve()

  const takeNewest = async () => {
    const id = currentBuildId(dir)
    if (id === undefined || id === seen) return
    seen = id
    const next = open(dir, buildFolder(dir, id), assistant, log)
    await next.engine()
    // Questions sent to the old assistant still get their answers.
    setTimeout(live.end, longestAnswer).unref()
    live = next
    log.info({ build: id }, 'build taken up')
  }

  const report = (error: unknown) =>
    log.error({ err: error, build: seen, serving: live.id }, 'a new build cannot be taken up')

  /** Serves the newest build. Resolves when visitors get it, or when it failed to open, which is logged. */
  const takeUp = (): Promise<void> => {
    taking = taking.then(takeNewest).catch(report)
    return taking
  }

  const rounds = startRounds(everyMs, takeUp, report)
  const stop = async () => {
    await rounds.stop()
    await live.end()
  }
  return { now: () => live, takeUp, stop }
}

export type LiveBuild = ReturnType<typeof liveBuild>
