import fastifyPlugin from 'fastify-plugin'
import type { Numbers } from '../../contract/desk/numbers.ts'
import type { Channel } from '../ops/alerts/channels.ts'
import { whileListening } from '../process/rounds.ts'
import { firstLink } from './accounts/invitation.ts'
import { deskRoutes } from './desk-routes.ts'
import { dayNotices } from './notify/day-notices.ts'
import { noticeStore } from './notify/notice-store.ts'
import { startNotices } from './notify/notices.ts'
import { pushAlert } from './notify/push-alert.ts'
import { readPushKeys } from './notify/push-keys.ts'
import { pushOf } from './notify/push-sender.ts'
import { pushStore } from './notify/push-store.ts'
import { numbersBefore } from './numbers/read-numbers.ts'
import { privatePageStore } from './private-page/page-store.ts'
import { privatePages } from './private-page/private-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    desk: {
      /** Starts a round of notices now. */
      wakeNotices: () => void
      /** Pushes the daily test lead to every device. */
      pushTestLead: (leadId: string, now: Date) => Promise<void>
      /** Pushes an alert to the owners' devices. */
      alert: Channel
      /** The numbers of the weeks before a moment. */
      numbersBefore: (moment: Date) => Promise<Numbers>
      /** Sign-in link of the first owner; undefined once somebody is enrolled. */
      firstLink: (address: string) => Promise<string | undefined>
    }
  }
}

/** Plugin of the owner's desk: its routes, and the rounds that send notices. */
export const desk = fastifyPlugin(async (app) => {
  const { build, config, log, mail, storage } = app
  const push = pushOf(config, mail.addresses.from)
  // The one key that the server keeps: it is backed up, and stays out of the database.
  const pages = privatePageStore(storage, async () => (await readPushKeys(config.DATA_DIR)).privateKey)
  const notices = noticeStore(storage, () => mail.domain)
  const pushing = whileListening(app, () =>
    startNotices({
      notices,
      days: dayNotices(storage, notices),
      pushes: pushStore(storage),
      send: push.send,
      content: () => build.now().content,
      hasWeeklyNumbers: config.WEEKLY_NUMBERS,
      wakeOutbox: mail.wake,
      log,
    }),
  )
  const wakeNotices = () => pushing()?.wake()
  app.decorate('desk', {
    wakeNotices,
    pushTestLead: async (leadId, now) => {
      await notices.tell({ leadId, kinds: ['heartbeat'] }, now)
      wakeNotices()
    },
    alert: pushAlert(storage, push.send),
    numbersBefore: (moment) => numbersBefore(storage, build.now().content.business.timeZone, moment),
    firstLink: (address) => firstLink(storage, address),
  })
  await app.register((routes) => deskRoutes(routes, { push, privatePages: pages }), { prefix: '/desk' })
  await app.register((routes) =>
    privatePages(routes, {
      pages,
      tellWantsDay: (trx, { id: leadId, person_id: personId }, forDay, now) =>
        // Also marks today's follow-up as told: one notice is enough.
        notices.tellIn(trx, { leadId, kinds: ['follow-up', 'wants-day'], forDay, personId }, now),
      wakeDesk: () => {
        wakeNotices()
        mail.wake()
      },
    }),
  )
})
