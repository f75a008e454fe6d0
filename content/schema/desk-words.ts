import { z } from 'zod'
import { deliveryStates, leadStates } from '../../contract/desk/lead.ts'
import { deviceKinds } from '../../contract/desk/people.ts'
import { sentThings } from '../../contract/desk/written-quote.ts'
import type { CustomerMessages } from './customer-words.ts'
import { deskSiteSchema } from './desk-site.ts'
import { counted, text, texts } from './meta.ts'

export type CountedText = z.infer<typeof counted>

/** `desk.yaml`: the words of the owner's desk. */
export const deskSchema = z.strictObject({
  ...{ title: text, loading: text, retry: text, back: text, cancel: text, save: text },
  problems: texts(
    ...(['offline', 'failed', 'collision', 'undoLate', 'tooMany', 'notAllowed', 'notFound', 'notUnderstood'] as const),
    ...(['confirmFirst', 'nameTaken', 'wrongAddress'] as const),
  ),
  fieldProblems: texts('missing', 'unchecked', 'unfit'),
  signIn: texts('title', 'text', 'button', 'failed', 'byEmail', 'email', 'sendLink', 'linkSent', 'openThere', 'ask'),
  link: texts(
    ...([
      'welcome',
      'enrollText',
      'enroll',
      'yourName',
      'noPasskey',
      'signInText',
      'signIn',
      'failed',
      'sent',
    ] as const),
    ...(['wrong', 'used', 'late', 'toSignIn', 'chooseName', 'chooseNameWhy'] as const),
  ),
  inbox: z.strictObject({
    ...{
      title: text,
      search: text,
      more: text,
      emptyWaiting: text,
      empty: text,
      searchAll: text,
      notLive: text,
      mailOff: text,
      mailOffWhy: text,
      mailOffText: text,
      panels: counted,
    },
    ...{ waited: text, came: text, followUp: text, booked: text, page: text, homePage: text },
    filters: texts('waiting', 'mine', 'all', 'spam'),
  }),
  time: texts('now', 'minutes', 'hours', 'days'),
  states: texts(...leadStates, 'spam'),
  lostReasons: texts('price', 'no-answer', 'someone-else', 'too-far', 'other'),
  lead: texts(
    ...(['call', 'text', 'email', 'noPhone', 'sms', 'mailSubject', 'request', 'note', 'received', 'phone'] as const),
    ...(['address', 'taken', 'spamReason', 'next', 'quote', 'book', 'done', 'lost', 'addNote', 'followUp'] as const),
    ...(['reopen', 'spam', 'rescue', 'quoteAmount', 'quoteSave', 'bookDay', 'bookFrom', 'bookTo'] as const),
    ...(['bookSave', 'bookWrong', 'lostWhy', 'noteText', 'noteSave', 'followUpDay', 'followUpSave'] as const),
    ...([
      'followUpClear',
      'history',
      'noWords',
      'details',
      'resend',
      'undo',
      'saved',
      'callNoted',
      'textNoted',
      'emailNoted',
      'noteSaved',
      'quoteSaved',
      'bookingSaved',
      'doneSaved',
      'estimate',
      'chat',
      'visitor',
      'assistant',
    ] as const),
    ...([
      'page',
      'campaign',
      'language',
      'quoteWrong',
      'review',
      'reviewAgain',
      'reviewText',
      'reviewNowhere',
      'reviewSms',
    ] as const),
  ),
  quoteForm: texts('line', 'addLine', 'total', 'until', 'more', 'included', 'terms'),
  toCustomer: texts(...sentThings, 'text', 'email', 'show', 'sendAgain', 'saysYes'),
  happened: z.strictObject({
    ...{ received: text, call: text, text: text, email: text, note: text, quote: text, book: text, done: text },
    ...{ lost: text, reopen: text, spam: text, rescue: text, followUp: text, noFollowUp: text, review: text },
    ...{ 'wants-day': text, other: text, sent: texts(...sentThings) },
    letters: texts('owner-notice', 'digest', 'acknowledgement', 'webhook'),
    letterStates: texts(...deliveryStates),
  }),
  numbers: z.strictObject({
    leadsAndWon: counted,
    ...{ title: text, period: text, leads: text, leadsByWeek: text, won: text, wonOf: text },
    ...{ wonFor: text, quoted: text, median: text, answeredOf: text, answerByWeek: text, nobody: text },
    ...{ week: text, table: text, pages: text, campaigns: text, noCampaigns: text, letters: text },
    ...{ lettersWaiting: text, lettersGivenUp: text, lettersFine: text, lettersFiled: text },
    ...{ chat: text, chatAnswered: text, chatOpen: text, chatNone: text },
  }),
  offline: texts('seenAt', 'waiting', 'kept', 'keptForCustomer', 'waits', 'refused', 'unreadable', 'seen'),
  site: deskSiteSchema,
  calendar: texts('title', 'lead', 'create', 'once', 'open', 'readAt', 'neverRead', 'again', 'end'),
  notify: texts('title', 'on', 'off', 'turnOn', 'turnOff', 'missing', 'iphone', 'denied', 'failed', 'loading'),
  you: z.strictObject({
    ...{ title: text, signedInAs: text, addDevice: text, addDeviceText: text, copy: text, copied: text },
    ...{
      devices: text,
      signOut: text,
      signOutEverywhere: text,
      export: text,
      people: text,
      invite: text,
      inviteName: text,
    },
    ...{
      inviteRole: text,
      inviteButton: text,
      inviteText: text,
      inviteSms: text,
      remove: text,
      removeSure: text,
      removeYes: text,
    },
    ...{ passkeys: text, confirm: text, name: text, nameWhy: text, nameSave: text, nameSaved: text },
    ...{ deviceAdded: text, deviceUsed: text, deviceUnused: text, thisDevice: text, removeDeviceSure: text },
    deviceKinds: texts(...deviceKinds),
    roles: texts('owner', 'helper'),
    rolesWhy: text,
  }),
})

/** Texts of `desk.yaml` that are sent to customers, and so exist in every language. */
export const deskMessagesSchema = z.object({ lead: z.object({ sms: text, mailSubject: text, reviewSms: text }) })
export type DeskMessages = z.infer<typeof deskMessagesSchema>['lead'] & { again: CustomerMessages['again'] }

export type DeskWords = z.infer<typeof deskSchema>
