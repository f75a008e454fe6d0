import type { Numbers } from '../../contract/desk/numbers.ts'
import type { OutboxStore, OwedMessage } from '../storage/outbox-store.ts'
import type { Compose } from './compose.ts'
import type { Transport } from './letter.ts'
import { letterName } from './letter-file.ts'
import { type Decision, decide, type LetterLimits, nextFullHour } from './letter-limits.ts'
import type { OutcomeParts, Outcomes } from './outcomes.ts'

// Longer than a transport takes for a letter, so that no letter is sent twice at once.
const leaseMs = 180_000

// At most fifty letters a second: more than the form limits allow to become due, and a small load.
const batch = 5

/** Most leads in one digest. */
const digestSize = 10_000

export type LetterParts = {
  store: OutboxStore
  compose: () => Compose
  transport: Transport
  /** The numbers of the weeks before a moment, for the weekly letter. */
  numbersBefore?: ((moment: Date) => Promise<Numbers>) | undefined
  limits?: LetterLimits | undefined
}

type Parts = LetterParts & {
  outcomes: Outcomes
  count: OutcomeParts['count']
  /** Called after each step, whether it failed or not. */
  onStep: () => void
}

/** One round of sending due letters. Returns true if more may be due. */
export const letterRound = (parts: Parts) => {
  const { store, compose, transport, numbersBefore, limits, outcomes, count, onStep } = parts

  const send = (owed: OwedMessage) =>
    outcomes.attempt([owed.message], () => transport.send(compose().letter(owed), letterName(owed.message)))

  const carryOut = async (owed: OwedMessage, decision: Decision): Promise<unknown> => {
    if (decision.act === 'send') return send(owed)
    if (decision.act === 'digest') return store.moveToDigest(owed.message.id, nextFullHour(new Date()))
    count?.(owed.message.kind, 'withheld')
    return store.withhold(owed.message.id, decision.why)
  }

  const sendDue = async (): Promise<number> => {
    const owed = await store.claim(new Date(), leaseMs, batch)
    const left = owed.filter(({ message }) => outcomes.hasLeft(message))
    const fresh = owed.filter(({ message }) => !outcomes.hasLeft(message))
    const decisions = await decide(store, fresh, new Date(), limits)
    const all = [...left.map(send), ...decisions.map(({ owed: one, decision }) => carryOut(one, decision))]
    outcomes.logFailures(await Promise.allSettled(all))
    return owed.length
  }

  const sendDigest = async () => {
    const owed = await store.claimDigest(new Date(), leaseMs, digestSize)
    const [first] = owed
    if (!first) return
    await outcomes.attempt(
      owed.map(({ message }) => message),
      () => transport.send(compose().digest(owed), letterName(first.message)),
    )
  }

  const sendNumbers = async () => {
    if (!numbersBefore) return
    for (const message of await store.claimNumbers(new Date(), leaseMs, 1))
      await outcomes.attempt([message], async () => {
        const numbers = await numbersBefore(new Date(message.created_at))
        await transport.send(compose().numbers(message, numbers), letterName(message))
      })
  }

  return async (): Promise<boolean> => {
    await sendDigest().finally(onStep)
    await sendNumbers().finally(onStep)
    return (await sendDue().finally(onStep)) === batch
  }
}
