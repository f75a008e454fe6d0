import type { NewLead } from '../../../contract/desk/customer.ts'
import { readablePhone } from '../../mail/phone-number.ts'
import { leadDates } from '../../storage/clock.ts'
import { joinCustomers } from '../../storage/join-customers.ts'
import type { Storage } from '../../storage/open.ts'
import { foldedOf } from '../../storage/search-text.ts'

/** Stores a lead that a person entered at the desk, once per id. Queues no letters. */
export const storeLeadByHand = (
  { write }: Pick<Storage, 'write'>,
  { id, origin, name, phone, email, town, street, access, note, language, isWaiting }: NewLead,
  personId: string,
  now: Date,
): Promise<void> =>
  write(async (trx) => {
    const receivedAt = (await leadDates(trx, now.toISOString()))(now.toISOString())
    const shown = phone && readablePhone(phone)
    const row = {
      id,
      received_at: receivedAt,
      project: 'desk',
      form: 'desk',
      origin,
      email,
      phone: shown,
      name: name || shown || email,
      note: note || null,
      reply_to: null,
      subject: null,
      spam_reason: null,
      town: town || null,
      street: street || null,
      access_note: access || null,
      extra: JSON.stringify(language ? { language } : {}),
      // Counts as opened: the person who entered it knows it.
      opened_at: receivedAt,
      ...(!isWaiting && { progress: 'contacted' as const, person_id: personId, answered_at: receivedAt }),
    }
    await trx
      .insertInto('leads')
      .values({ ...row, ...foldedOf(row) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await joinCustomers(trx, [id])
  })
