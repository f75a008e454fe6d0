import { orderedId } from '../../server/storage/ordered-id.ts'
import { openConnection } from './http-connection.ts'

export type Load = { perSecond: number; p50: number; p99: number; acknowledged: number; refused: number }

// Its key is made as the site's form makes it.
const answersOf = (name: string) =>
  JSON.stringify({
    name,
    phone: '(559) 555-0101',
    email: 'ann@example.com',
    note: 'Eighteen panels on a tile roof, two storeys, gate code by text.',
    panels: '18',
    _key: orderedId(new Date()),
    _age: '42000',
  })

const at = (sorted: Float64Array, share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

export type LoadSettings = { port: number; path: string; connections: number; seconds: number }

/** Sends quotes over so many connections, each as soon as its last was answered. Times in milliseconds. */
export const measureLoad = async ({ port, path, connections, seconds }: LoadSettings): Promise<Load> => {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  // Once round, so that every connection has been accepted and the program is warm.
  await Promise.all(open.map(({ post }, index) => post(path, answersOf(`First of ${index}`))))
  const times: number[] = []
  let refused = 0
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    open.map(async ({ post }, index) => {
      for (let count = 0; performance.now() < end; count += 1) {
        const sent = performance.now()
        const status = await post(path, answersOf(`Visitor ${index}-${count}`))
        if (status === 200) times.push(performance.now() - sent)
        else refused += 1
      }
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  for (const { close } of open) close()
  const sorted = Float64Array.from(times).sort()
  return {
    perSecond: sorted.length / elapsed,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    acknowledged: sorted.length,
    refused,
  }
}
