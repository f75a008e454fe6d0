import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { mailAddresses } from '../mail/addresses.ts'
import { sendTestLetter } from '../ops/launch-check/test-letter.ts'
import type { SiteParts } from './site-parts.ts'
import { startPublishing } from './start-publishing.ts'
import type { PublishRow } from './tables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    publish: SiteParts
  }
}

const tellOf =
  ({ build, desk }: FastifyInstance) =>
  ({ id, state, why }: PublishRow) => {
    const { live, failed } = build.now().content.letters.desk.push.publish
    const { title, text } = state === 'live' ? live : failed
    return desk.alert({ id, name: 'publish', isOn: true, at: new Date(), subject: title, text: why ?? text })
  }

const testLetterOf =
  ({ build, config }: FastifyInstance) =>
  async () => {
    const { business } = build.now().content
    if (!config.SMTP_URL) return { to: null, why: null }
    const { to } = mailAddresses(config, business)
    const { state, detail } = await sendTestLetter(to, config, business)
    return { to, why: state === 'good' ? null : detail }
  }

/** Plugin for editing the site: drafts, preview, publish, restore. */
export const publish = fastifyPlugin(async (app, { site }: { site?: SiteParts | undefined }) => {
  if (site) {
    app.decorate('publish', site)
    return
  }
  const { build, config, storage } = app
  const { parts, stop } = startPublishing({
    storage,
    ...{ contentDir: config.CONTENT_DIR, dataDir: config.DATA_DIR, buildDir: config.BUILD_DIR, build: build.now },
    // Called later: the desk plugin is registered after this one.
    tell: (row) => tellOf(app)(row),
    sendTestLetter: testLetterOf(app),
    log: () => app.log,
  })
  app.decorate('publish', parts)
  app.addHook('onClose', stop)
})
