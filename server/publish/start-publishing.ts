import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { TestLetter } from '../../contract/desk/site.ts'
import { buildFolder, currentBuildId, pointTo } from '../builds/build-folder.ts'
import type { OpenBuild } from '../builds/live-build.ts'
import { isPackage } from '../process/release.ts'
import { startRounds } from '../process/rounds.ts'
import type { Storage } from '../storage/open.ts'
import { buildSite } from './build-site.ts'
import { siteEditor } from './editor.ts'
import { readyRows } from './launch-check/ready-rows.ts'
import { pictureFolder } from './pictures.ts'
import { PublishError, publisher } from './publisher.ts'
import { removeAbandonedScratch } from './scratch.ts'
import type { SiteParts } from './site-parts.ts'
import { siteReader } from './site-reader.ts'
import type { PublishRow } from './tables.ts'

type Parts = {
  storage: Storage
  contentDir: string
  dataDir: string
  buildDir: string
  build: () => Pick<OpenBuild, 'id' | 'pages' | 'content'>
  /** Pushes the outcome of a publish. */
  tell: (publish: PublishRow) => Promise<unknown>
  sendTestLetter: () => Promise<TestLetter>
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const recoverEveryMs = 30_000

/** Folders of earlier publishes and of uploaded pictures. */
export const publishFolders = (dataDir: string) => ({
  revisions: join(dataDir, 'revisions'),
  pictures: join(dataDir, 'pictures'),
})

/** Builds the parts for editing the site. `stop` ends their child processes. */
export const startPublishing = ({ storage, contentDir, dataDir, buildDir, build, tell, log, ...rest }: Parts) => {
  const folders = publishFolders(dataDir)
  const stopping = new AbortController()
  const listeners: (() => void)[] = []
  const reader = siteReader(stopping.signal)
  const ready = readyRows(contentDir, stopping.signal)
  const buildWith = buildSite(buildDir, stopping.signal)
  const site = publisher({
    ...{ storage, contentDir, revisionsDir: folders.revisions, picturesDir: folders.pictures },
    compare: reader.compare,
    build: (folder) => buildWith(folder),
    serve: (id) => pointTo(buildDir, id),
    ended: (publish) => {
      for (const listener of listeners) listener()
      tell(publish).catch((error: unknown) => log().warn({ err: error }, 'nobody could be told of a publish'))
    },
    get log() {
      return log()
    },
  })
  const pictureDirs = [folders.pictures, join(contentDir, 'images')]
  const languages = () => build().content.business.languages
  const parts: SiteParts = {
    publisher: site,
    editor: siteEditor({
      ...{ contentDir, languages, drafts: site.drafts, reader },
      liveContent: () => buildFolder(buildDir, build().id).content,
      hasPicture: (file) => pictureDirs.some((dir) => existsSync(join(dir, file))),
    }),
    pictures: pictureFolder(folders.pictures),
    pictureDirs,
    pages: () => build().pages,
    languages,
    ready: async () => {
      const list = await ready()
      return { ...list, trouble: trouble ?? list.trouble }
    },
    sendTestLetter: rest.sendTestLetter,
    onEnded: (listener) => void listeners.push(listener),
  }
  // After an update, builds the owner's content with the new version. If that fails, the last build stays live.
  let trouble: string | null = null
  const refresh = async () => {
    const served = build().id
    try {
      const id = await buildWith(contentDir, { onlyIfChanged: true })
      if (id !== '' && currentBuildId(buildDir) === served) pointTo(buildDir, id)
    } catch (error) {
      log().error({ err: error }, 'the content cannot be built with this version: the last build is served')
      trouble = error instanceof PublishError ? (error.message.split('\n')[0] ?? '') : ''
    }
  }
  removeAbandonedScratch()
  const refreshing = isPackage() ? refresh() : Promise.resolve()
  const rounds = startRounds(recoverEveryMs, site.recover, (error) =>
    log().error({ err: error }, 'publish not recovered'),
  )
  const stop = async () => {
    stopping.abort()
    await rounds.stop()
    await site.settled()
    await refreshing
  }
  return { parts, stop }
}
