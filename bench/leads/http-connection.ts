import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'
const lengthOf = (head: string) => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)

/** One kept-alive connection that asks, waits for the answer, and asks again: as little work as a client can do. */
export const openConnection = async (port: number) => {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let answered: ((status: number) => void) | undefined
  let failed: ((error: Error) => void) | undefined

  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    received += part
    const end = received.indexOf(headEnd)
    if (end < 0) return
    const total = end + headEnd.length + lengthOf(received.slice(0, end))
    if (received.length < total) return
    const status = Number(received.slice(9, 12))
    received = received.slice(total)
    answered?.(status)
  })
  socket.on('error', (error) => failed?.(error))
  socket.on('close', () => failed?.(new Error('The server closed the connection')))

  const post = (path: string, body: string): Promise<number> => {
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    return new Promise((resolve, reject) => {
      answered = resolve
      failed = reject
      socket.write(`${head.join('\r\n')}${headEnd}${body}`)
    })
  }
  return { post, close: () => socket.destroy() }
}
