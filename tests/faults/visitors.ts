import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Outcome of the quote requests, by name. */
export type Outcome = {
  acknowledged: string[]
  refused: { name: string; status: number; body: string }[]
  lost: number
}

export const answersOf = (name: string) => ({
  name,
  phone: '(559) 555-0101',
  email: `${name.replace(/\W+/g, '.')}@example.com`,
  note: 'Eighteen panels on a tile roof.',
  _key: randomUUID(),
})

/** Posts answers as a script does. Throws if no answer comes. */
export const post = async (
  url: string,
  answers: object,
  path = '/f/quote',
): Promise<{ status: number; body: string }> => {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
    signal: AbortSignal.timeout(120_000),
  })
  return { status: reply.status, body: await reply.text() }
}

/**
 * Visitors who send one quote request after another to the current server. Some resend an unanswered one under the same
 * key.
 */
export const sendWhile = (addressNow: () => string, { count = 8, who = 'Visitor' } = {}) => {
  const outcome: Outcome = { acknowledged: [], refused: [], lost: 0 }
  let isOver = false

  const visit = async (visitor: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `${who} ${visitor} turn ${turn}`
      const answers = answersOf(name)
      const isPatient = turn % 2 === 0
      for (;;) {
        const answer = await post(addressNow(), answers).catch(() => undefined)
        if (answer?.status === 200) outcome.acknowledged.push(name)
        else if (answer) outcome.refused.push({ name, ...answer })
        else outcome.lost += 1
        if (answer?.status === 200) break
        await sleep(50)
        if (!isPatient || isOver) break
      }
    }
  }

  const visiting = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)))
  const stop = async (): Promise<Outcome> => {
    isOver = true
    await visiting
    return outcome
  }
  return { outcome, stop }
}
