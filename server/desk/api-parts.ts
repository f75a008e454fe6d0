import type { FastifyInstance } from 'fastify'
import { linkStore } from './accounts/link-store.ts'
import { passkeys } from './accounts/passkey.ts'
import { passkeyStore } from './accounts/passkey-store.ts'
import { peopleStore } from './accounts/people-store.ts'
import { sessionStore } from './accounts/session-store.ts'
import { calendarStore } from './calendar/calendar-store.ts'
import { dueStore } from './due/due-store.ts'
import { changeStore } from './leads/change-store.ts'
import { inboxStore } from './leads/inbox-store.ts'
import { liveUpdates } from './live.ts'
import type { pushOf } from './notify/push-sender.ts'
import { subscriptionStore } from './notify/subscription-store.ts'
import type { PrivatePageStore } from './private-page/page-store.ts'

export type DeskParts = {
  push: Pick<ReturnType<typeof pushOf>, 'publicKey' | 'isAllowed'>
  privatePages: PrivatePageStore
}

/** Stores that the calls below `/desk/api` share. `live.announce` tells every open inbox that it has changed. */
export const apiParts = ({ leads, mail, storage }: FastifyInstance, { push, privatePages }: DeskParts) => {
  const [sessions, inbox, keys] = [sessionStore(storage), inboxStore(storage), passkeyStore(storage)]
  return {
    push,
    privatePages,
    sessions,
    inbox,
    keys,
    passkeys: passkeys(keys),
    people: peopleStore(storage),
    links: linkStore(storage),
    changes: changeStore(storage, { owes: leads.owes, mailDomain: () => mail.domain, openPage: privatePages.open }),
    calendars: calendarStore(storage),
    subscriptions: subscriptionStore(storage),
    due: dueStore(storage),
    live: liveUpdates(inbox, sessions),
  }
}

export type ApiParts = ReturnType<typeof apiParts>

/** A route with the id of a lead, person or list in its path. */
export type ById = { Params: { id: string } }
