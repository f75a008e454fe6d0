import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { TestLetter } from '../../contract/desk/site.ts'
import { buildFolder, pointTo } from '../builds/build-folder.ts'
import type { OpenBuild } from '../builds/live-build.ts'
import { startRounds } from '../rounds.ts'
import type { Storage } from '../storage/open.ts'
import { buildSite } from './build-site.ts'
import { siteEditor } from './editor.ts'
import { pictureFolder } from './pictures.ts'
import { publisher } from './publisher.ts'
import { readyRows } from './ready-rows.ts'
import type { SiteParts } from './site-parts.ts'
import { siteReader } from './site-reader.ts'
import type { PublishRow } from './tables.ts'

type Parts = {
  storage: Storage
  contentDir: string
  dataDir: string
  buildDir: string
  build: () => Pick<OpenBuild, 'id' | 'pages' | 'content'>
  /** Tells people who do not look that a publish is live or has failed. */
  tell: (publish: PublishRow) => Promise<unknown>
  sendTestLetter: () => Promise<TestLetter>
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const recoverEveryMs = 30_000

/** Where the folders of what was published and of the pictures that people sent lie. */
export const publishFolders = (dataDir: string) => ({
  revisions: join(dataDir, 'revisions'),
  pictures: join(dataDir, 'pictures'),
})

/** Everything with which people edit the site. Processes that it started end with `stop`. */
export const startPublishing = ({ storage, contentDir, dataDir, buildDir, build, tell, log, ...rest }: Parts) => {
  const folders = publishFolders(dataDir)
  const stopping = new AbortController()
  const listeners: (() => void)[] = []
  const reader = siteReader(stopping.signal)
  const site = publisher({
    ...{ storage, contentDir, revisionsDir: folders.revisions, picturesDir: folders.pictures },
    compare: reader.compare,
    build: buildSite(buildDir, stopping.signal),
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
    ready: readyRows(contentDir, stopping.signal),
    sendTestLetter: rest.sendTestLetter,
    onEnded: (listener) => void listeners.push(listener),
  }
  const rounds = startRounds(recoverEveryMs, site.recover, (error) =>
    log().error({ err: error }, 'publish not recovered'),
  )
  const stop = async () => {
    stopping.abort()
    await rounds.stop()
    await site.settled()
  }
  return { parts, stop }
}
