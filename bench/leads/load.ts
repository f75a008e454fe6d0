import autocannon from 'autocannon'
import { orderedId } from '../../server/storage/ordered-id.ts'

export type Load = { perSecond: number; p50: number; p99: number; acknowledged: number; refused: number }

let visitors = 0

/** A new quote request each time, with a key as the site's form makes it. */
const quote = () => {
  visitors += 1
  return JSON.stringify({
    name: `Visitor ${visitors}`,
    phone: '(559) 555-0101',
    email: 'ann@example.com',
    note: 'Eighteen panels on a tile roof, two storeys, gate code by text.',
    panels: '18',
    _key: orderedId(new Date()),
    _age: '42000',
  })
}

/** Sends quote requests over this many connections, each after its previous answer. Times in ms. */
export const measureLoad = async (url: string, connections: number, seconds: number): Promise<Load> => {
  const headers = { 'content-type': 'application/json' }
  const {
    '2xx': acknowledged,
    non2xx,
    errors,
    duration,
    latency,
  } = await autocannon({
    url: `${url}/f/quote`,
    connections,
    duration: seconds,
    requests: [{ method: 'POST', headers, setupRequest: (request) => ({ ...request, body: quote() }) }],
  })
  return {
    perSecond: acknowledged / duration,
    p50: latency.p50,
    p99: latency.p99,
    acknowledged,
    refused: non2xx + errors,
  }
}
