import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Each way of a line between browser and server, in milliseconds: a request and its answer take twice that. */
const delay = 75

type Line = { url: string; close: () => void }

/**
 * A slow line to `target`. It holds for every page of a browser, also those made ready before they are asked for, where
 * the browser's own slow line does not. `withRules` says whether it lets the speculation rules through.
 */
export const startSlowLine = async (target: string, { withRules }: { withRules: boolean }): Promise<Line> => {
  const line = createServer(async (incoming, outgoing) => {
    await wait(delay)
    const { method, headers } = incoming
    const passed = request(target + incoming.url, { method, headers }, async (answer) => {
      await wait(delay)
      const { 'speculation-rules': rules, ...others } = answer.headers
      outgoing.writeHead(
        answer.statusCode ?? 502,
        withRules && rules ? { ...others, 'speculation-rules': rules } : others,
      )
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      line.close()
      line.closeAllConnections()
    },
  }
}
