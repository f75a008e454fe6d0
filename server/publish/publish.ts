import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { TestLetter } from '../../contract/desk/getting-ready.ts'
import { currentBuildId, pointTo } from '../builds/build-folder.ts'
import { mailAddresses } from '../mail/mail-addresses.ts'
import { sendTestLetter } from '../ops/launch-check/test-letter.ts'
import { isPackage } from '../process/installed-package.ts'
import { startRounds } from '../process/rounds.ts'
import { buildSite } from './build-site.ts'
import { siteEditor } from './editor.ts'
import { readyRows } from './launch-check/ready-rows.ts'
import { pictureFolder } from './pictures/site-pictures.ts'
import type { PublishRow } from './publish-tables.ts'
import { PublishError, publisher } from './publisher.ts'
import { removeAbandonedScratch } from './scratch.ts'
import { siteReader } from './site-reader.ts'

type EndedListener = (publish: PublishRow) => void | Promise<void>

export type SiteParts = ReturnType<typeof startPublishing>

declare module 'fastify' {
  interface FastifyInstance {
    publish: SiteParts
  }
}

const recoverEveryMs = 30_000

/** Plugin for editing the site: drafts, preview, publish, restore. `site` replaces its parts in tests. */
export const publish = fastifyPlugin(async (app, { site }: { site?: SiteParts | undefined }) => {
  app.decorate('publish', site ?? startPublishing(app))
})

/** Builds the parts for editing the site; their child processes end with the server. */
const startPublishing = (app: FastifyInstance) => {
  const { build, config, storage } = app
  const { CONTENT_DIR: contentDir, DATA_DIR: dataDir, BUILD_DIR: buildDir } = config
  const stopping = new AbortController()
  const listeners: EndedListener[] = []
  const reader = siteReader(stopping.signal)
  const buildWith = buildSite(buildDir, stopping.signal)
  const picturesDir = join(dataDir, 'pictures')
  const site = publisher({
    storage,
    contentDir,
    picturesDir,
    revisionsDir: join(dataDir, 'revisions'),
    log: app.log,
    compare: reader.compare,
    build: buildWith,
    serve: async (id) => {
      pointTo(buildDir, id)
      await build.takeUp()
    },
    ended: async (publish) => {
      for (const listener of listeners) await listener(publish)
      tell(app, publish).catch((error: unknown) => app.log.warn({ err: error }, 'nobody could be told of a publish'))
    },
  })
  const pictureDirs = [picturesDir, join(contentDir, 'images')]
  const languages = (): readonly string[] => build.now().content.business.languages
  removeAbandonedScratch()
  // After an update, builds the owner's content with the new version. If that fails, the last build stays live.
  let trouble: string | null = null
  const refresh = async () => {
    const served = build.now().id
    try {
      const id = await buildWith(contentDir, { onlyIfChanged: true })
      if (id !== '' && currentBuildId(buildDir) === served) pointTo(buildDir, id)
    } catch (error) {
      app.log.error({ err: error }, 'the content cannot be built with this version: the last build is served')
      trouble = error instanceof PublishError ? (error.message.split('\n')[0] ?? '') : ''
    }
  }
  const refreshing = isPackage() ? refresh() : Promise.resolve()
  const rounds = startRounds(recoverEveryMs, site.recover, (error) =>
    app.log.error({ err: error }, 'publish not recovered'),
  )
  app.addHook('onClose', async () => {
    stopping.abort()
    await rounds.stop()
    await site.settled()
    await refreshing
  })
  const editor = siteEditor({
    contentDir,
    languages,
    drafts: site.drafts,
    reader,
    pictureFile: (file) => pictureDirs.map((dir) => join(dir, file)).find((path) => existsSync(path)),
  })
  const ready = readyRows({ contentDir, publisher: site, editor, signal: stopping.signal })
  return {
    publisher: site,
    editor,
    pictures: pictureFolder(picturesDir),
    pictureDirs,
    languages,
    pages: () => build.now().pages,
    ready: async () => {
      const list = await ready()
      return { ...list, trouble: trouble ?? list.trouble }
    },
    sendTestLetter: () => testLetter(app),
    onEnded: (listener: EndedListener) => void listeners.push(listener),
  }
}

/** Pushes the outcome of a publish. The desk is registered after this plugin. */
const tell = async ({ build, desk }: FastifyInstance, { id, state, why }: PublishRow) => {
  const { live, failed } = build.now().content.letters.desk.push.publish
  const { title, text } = state === 'live' ? live : failed
  await desk.alert({ id, name: 'publish', isOn: true, at: new Date(), subject: title, text: why ?? text })
}

const testLetter = async ({ build, config }: FastifyInstance): Promise<TestLetter> => {
  const { business } = build.now().content
  if (!config.SMTP_URL) return { to: null, why: null }
  const { to } = mailAddresses(config, business)
  const { state, detail } = await sendTestLetter(to, config, business)
  return { to, why: state === 'good' ? null : detail }
}
