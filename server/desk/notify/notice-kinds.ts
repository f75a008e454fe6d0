import { isOpen } from '../../../contract/desk/lead.ts'
import type { ReminderKind } from '../../storage/tables.ts'
import type { NoticeKind } from '../desk-tables.ts'
import type { StoredLead } from '../leads/stored-lead.ts'

type NoticeRule = {
  /** Letter that is sent with the push. The first notice of a lead has a letter of its own. */
  letter?: ReminderKind
  /** Hours that a push service stores the push for an offline device. Without it, nothing is pushed. */
  pushHours?: number
  isUrgent?: boolean
  /** Whether the notice still holds when its push is sent. */
  isTrue: (lead: Pick<StoredLead, 'progress' | 'again_on' | 'no_more_at'>) => boolean
}

const isNew: NoticeRule['isTrue'] = ({ progress }) => progress === 'new'

export const noticeRules: Record<NoticeKind, NoticeRule> = {
  new: { pushHours: 4, isUrgent: true, isTrue: isNew },
  unopened: { letter: 'unopened', isTrue: isNew },
  unanswered: { letter: 'unanswered', pushHours: 1, isUrgent: true, isTrue: isNew },
  promise: { letter: 'promise-ends', pushHours: 1, isUrgent: true, isTrue: isNew },
  'follow-up': { letter: 'follow-up', pushHours: 12, isTrue: ({ progress }) => isOpen(progress) },
  due: { pushHours: 12, isTrue: ({ again_on, no_more_at }) => again_on !== null && no_more_at === null },
  'wants-day': { letter: 'wants-day', pushHours: 12, isUrgent: true, isTrue: () => true },
  'visit-tomorrow': { letter: 'visit-tomorrow', pushHours: 4, isTrue: ({ progress }) => progress === 'booked' },
  review: { letter: 'review', pushHours: 12, isTrue: ({ progress }) => progress === 'done' },
  heartbeat: { pushHours: 1, isTrue: () => true },
}
