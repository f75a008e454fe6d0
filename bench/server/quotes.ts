import { setTimeout as wait } from 'node:timers/promises'
import { orderedId } from '../../server/storage/ordered-id.ts'

const answers = (name: string) =>
  JSON.stringify({
    name,
    phone: '(559) 555-0101',
    email: 'ann@example.com',
    _key: orderedId(new Date()),
    _age: '42000',
  })

/** Posts quotes one after another and gives the time of each answer in milliseconds, shortest first. */
export const postQuotes = async (url: string, count: number): Promise<number[]> => {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now()
    const answer = await fetch(`${url}/f/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: answers(`Visitor ${at}`),
    })
    if (!answer.ok) throw new Error(`a quote was answered with ${answer.status}`)
    await answer.text()
    times.push(performance.now() - begun)
    await wait(20)
  }
  return times.sort((a, b) => a - b)
}
