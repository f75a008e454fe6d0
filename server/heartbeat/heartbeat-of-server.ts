import type { FastifyInstance } from 'fastify'
import type { LiveBuild } from '../builds/live-build.ts'
import type { Config } from '../config.ts'
import type { NoticeStore } from '../desk/notify/notice-store.ts'
import { leadStore } from '../storage/leads.ts'
import type { Storage } from '../storage/open.ts'
import { heartbeat } from './heartbeat.ts'
import { heartbeatStore } from './heartbeat-store.ts'

/** Whether a test request is sent daily: where nobody would hear that it was missed, there is no use in it. */
export const hasHeartbeat = ({ HEARTBEAT, FORM_ACTIVE, ALERT_EMAIL, ALERT_WEBHOOK_URL }: Config): boolean =>
  HEARTBEAT && FORM_ACTIVE && Boolean(ALERT_EMAIL ?? ALERT_WEBHOOK_URL)

/** The daily test request of this server, sent through its own form. */
export const heartbeatOf = (
  config: Config,
  storage: Storage,
  build: LiveBuild,
  { app, notices, mailDomain }: { app: () => FastifyInstance; notices: NoticeStore; mailDomain: string },
) => {
  const sendForm = async (payload: Record<string, string>) => {
    const url = `/f/${build.now().content.business.form.id}`
    const { statusCode } = await app().inject({ method: 'POST', url, headers: { accept: 'application/json' }, payload })
    if (statusCode !== 200) throw new Error(`The form answered with ${statusCode}`)
  }
  return heartbeat({
    store: heartbeatStore(storage),
    leads: leadStore(storage, mailDomain),
    sendForm,
    push: (leadId, now) => notices.tell({ leadId, kinds: ['heartbeat'] }, now),
    mailDomain,
    dataDir: config.DATA_DIR,
    log: app().log,
  })
}
