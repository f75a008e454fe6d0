import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** The port of a server that has been told to listen. */
export const portOf = async (server: Server): Promise<number> => {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A webhook receiver for one test. Answers with these statuses in turn, then with 204. */
export const startReceiver = async (...statuses: number[]) => {
  const calls: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    calls.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end()
  })
  onTestFinished(() => void server.close())
  return { calls, url: `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}/leads` }
}
