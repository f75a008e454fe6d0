import type { DeliveryState } from '../../contract/desk/lead.ts'

/**
 * A message to somebody outside, sent by the first server that claims it: a letter, a webhook call, a push to one
 * device.
 */
export type Delivery = {
  id: string
  state: DeliveryState
  attempts: number
  created_at: string
  due_at: string
  leased_until: string | null
  sent_at: string | null
  last_error: string | null
}

/** A delivery that is due immediately. */
export const newDelivery = (id: string, now: string): Delivery => ({
  id,
  state: 'waiting',
  attempts: 0,
  created_at: now,
  due_at: now,
  leased_until: null,
  sent_at: null,
  last_error: null,
})
