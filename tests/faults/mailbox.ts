import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** What the mail server does with the next letter; `replyMs` is its delay per reply. */
export type Mood = 'take' | 'refuse later' | 'refuse for good' | 'hang' | 'drop after data'

export type Mailbox = { url: string; mood: Mood; slowMs: number; replyMs: number; ids: string[]; tries: number }

const replyTo = async (line: string, socket: Socket, box: Mailbox): Promise<string | undefined> => {
  if (/^(EHLO|HELO)/i.test(line)) return '250 mail.example.com'
  if (/^MAIL/i.test(line)) box.tries += 1
  if (/^RCPT/i.test(line) && box.mood === 'refuse later') return '451 4.3.0 Try again later'
  if (/^RCPT/i.test(line) && box.mood === 'refuse for good') return '550 5.1.1 No such mailbox'
  if (/^DATA/i.test(line)) return '354 Go on'
  if (/^QUIT/i.test(line)) {
    socket.end('221 Bye\r\n')
    return undefined
  }
  return '250 OK'
}

const takeLetter = async (letter: string, socket: Socket, box: Mailbox): Promise<string | undefined> => {
  if (box.mood === 'hang') return undefined
  const id = /^Message-ID: (<[^>]+>)/im.exec(letter)?.[1]
  if (id) box.ids.push(id)
  if (box.slowMs > 0) await sleep(box.slowMs)
  if (box.mood !== 'drop after data') return '250 Taken'
  socket.destroy()
  return undefined
}

const converse = (socket: Socket, box: Mailbox) => {
  let received = ''
  let isInLetter = false
  let working = Promise.resolve()

  const step = async () => {
    const end = isInLetter ? '\r\n.\r\n' : '\r\n'
    for (let at = received.indexOf(end); at >= 0 && isInLetter === (end !== '\r\n'); at = received.indexOf(end)) {
      const piece = received.slice(0, at)
      received = received.slice(at + end.length)
      const reply = isInLetter ? await takeLetter(piece, socket, box) : await replyTo(piece, socket, box)
      isInLetter = reply?.startsWith('354') ?? false
      if (box.replyMs > 0) await sleep(box.replyMs)
      if (reply && !socket.destroyed) socket.write(`${reply}\r\n`)
      if (isInLetter || end !== '\r\n') return
    }
  }

  socket.setEncoding('latin1')
  socket.on('error', () => undefined)
  socket.on('data', (part: string) => {
    received += part
    working = working.then(step)
  })
  socket.write('220 mail.example.com\r\n')
}

/** A mail server with a changeable mood that records the Message-ID of every complete letter. */
export const openMailbox = async (): Promise<Mailbox> => {
  const box: Mailbox = { url: '', mood: 'take', slowMs: 0, replyMs: 0, ids: [], tries: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    converse(socket, box)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  box.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return box
}
