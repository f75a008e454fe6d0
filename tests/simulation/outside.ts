import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SendPush } from '../../server/desk/notify/push-sender.ts'
import type { Transport } from '../../server/mail/letter.ts'
import { PerhapsDelivered } from '../../server/mail/perhaps-delivered.ts'
import type { CallWebhook } from '../../server/mail/webhook.ts'
import type { FaultPoints } from './disk.ts'

/** `cut`: the receiver has it, and the connection breaks before it says so. */
export const moods = ['take', 'fail', 'cut'] as const
export type Mood = (typeof moods)[number]

/** The mail server, the webhook's receiver and the push service: what each has, and how often a copy of it may have come again. */
export const outside = () => {
  const received = new Map<string, number>()
  const cuts = new Map<string, number>()
  let mood: Mood = 'take'

  const count = (map: Map<string, number>, id: string) => map.set(id, (map.get(id) ?? 0) + 1)

  const receive = async (id: string, points: FaultPoints) => {
    points.pass()
    const now = mood
    // Lets another sender act in between.
    await nextTurn()
    if (now === 'fail') throw new Error('421 try again later')
    points.pass()
    count(received, id)
    if (now === 'take') return
    count(cuts, id)
    throw new PerhapsDelivered('The connection broke')
  }

  const transport = (points: FaultPoints): Transport => ({
    send: (letter) => receive(letter.messageId, points),
    close: () => undefined,
  })
  const webhook =
    (points: FaultPoints): CallWebhook =>
    ({ message }) =>
      receive(message.message_id, points)

  const push =
    (points: FaultPoints): SendPush =>
    async ({ endpoint }) => {
      await receive(endpoint, points)
      return 'sent'
    }

  return {
    transport,
    webhook,
    push,
    received,
    cuts,
    /** The sender has forgotten that it sent this: it may come once more. */
    forgotten: (id: string) => count(cuts, id),
    setMood: (next: Mood) => {
      mood = next
    },
  }
}
