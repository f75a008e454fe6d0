import type { ServerContent } from '../content.ts'
import type { OwedMessage } from '../storage/outbox.ts'
import type { LetterKind } from '../storage/tables.ts'
import { acknowledgement } from './acknowledgement.ts'
import type { Addresses } from './addresses.ts'
import type { Letter } from './letter.ts'
import { localTime } from './local-time.ts'
import { oneLine } from './one-line.ts'
import { ownerNotice } from './owner-notice.ts'

/** Writes the letters of this business. The same letter comes out the same at every try, its Message-ID included. */
export const composer = ({ business, letters, language }: ServerContent, addresses: Addresses) => {
  const spoken = localTime(business.timeZone, language, 'full')
  const us = { name: business.name, address: addresses.from }

  return (kind: LetterKind, { message, lead }: OwedMessage): Letter => {
    const date = new Date(lead.received_at)
    const visitor = { name: oneLine(lead.name), address: lead.email }
    const envelope = { messageId: message.message_id, date, from: us }
    switch (kind) {
      case 'owner-notice':
        return {
          ...envelope,
          to: { name: business.name, address: addresses.to },
          replyTo: { ...visitor, address: lead.reply_to ?? lead.email },
          ...ownerNotice(letters.ownerNotice, lead, spoken(date)),
        }
      case 'acknowledgement':
        return {
          ...envelope,
          to: { name: '', address: lead.email },
          replyTo: { name: business.name, address: business.email },
          headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
          ...acknowledgement(letters.acknowledgement, lead, { text: business.phone, link: business.phoneLink }),
        }
    }
  }
}

export type Compose = ReturnType<typeof composer>
