import type { LinkStore } from './accounts/link-store.ts'
import type { Passkeys } from './accounts/passkey.ts'
import type { PasskeyStore } from './accounts/passkey-store.ts'
import type { PeopleStore } from './accounts/people-store.ts'
import type { SessionStore } from './accounts/session-store.ts'
import type { CalendarStore } from './calendar/calendar-store.ts'
import type { DueStore } from './due/due-store.ts'
import type { ChangeStore } from './leads/change-store.ts'
import type { InboxStore } from './leads/inbox-store.ts'
import type { pushOf } from './notify/push-sender.ts'
import type { SubscriptionStore } from './notify/subscription-store.ts'
import type { PrivatePageStore } from './private-page/page-store.ts'

export type DeskParts = {
  push: Pick<ReturnType<typeof pushOf>, 'publicKey' | 'isAllowed'>
  privatePages: PrivatePageStore
}

/** Stores that the calls below `/desk/api` share. */
export type ApiParts = DeskParts & {
  people: PeopleStore
  links: LinkStore
  sessions: SessionStore
  keys: PasskeyStore
  passkeys: Passkeys
  inbox: InboxStore
  changes: ChangeStore
  due: DueStore
  calendars: CalendarStore
  subscriptions: SubscriptionStore
  /** Tells every open inbox that it has changed. */
  announce: () => void
}

/** A route with the id of a lead, person or list in its path. */
export type ById = { Params: { id: string } }
