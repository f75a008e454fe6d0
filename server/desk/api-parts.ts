import type { LinkStore } from './accounts/link-store.ts'
import type { TellOfNewDevice } from './accounts/new-device-letter.ts'
import type { Passkeys } from './accounts/passkey.ts'
import type { PasskeyStore } from './accounts/passkey-store.ts'
import type { PeopleStore } from './accounts/people-store.ts'
import type { SessionStore } from './accounts/session-store.ts'
import type { CalendarStore } from './calendar/calendar-store.ts'
import type { DueStore } from './due/due-store.ts'
import type { ChangeStore } from './leads/change-store.ts'
import type { InboxStore } from './leads/inbox-store.ts'
import type { SubscriptionStore } from './notify/subscription-store.ts'
import type { DeskParts } from './parts.ts'

/** What the calls below `/desk/api` work with. */
export type ApiParts = DeskParts & {
  people: PeopleStore
  links: LinkStore
  sessions: SessionStore
  keys: PasskeyStore
  passkeys: Passkeys
  tellOfNewDevice: TellOfNewDevice
  inbox: InboxStore
  changes: ChangeStore
  due: DueStore
  calendars: CalendarStore
  subscriptions: SubscriptionStore
  /** Tells everybody who watches the inbox. */
  announce: () => void
}

/** A route with the id of a lead, person or list in its path. */
export type ById = { Params: { id: string } }
