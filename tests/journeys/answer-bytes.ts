import { get } from 'node:http'

const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', connection: 'keep-alive' }

/** What a browser that comes for the first time is sent: the headers of the answer and its compressed text. */
export const answerBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = get(url, { agent: false, headers }, (answer) => {
      const { socket } = answer
      answer.resume().on('end', () => {
        resolve(socket.bytesRead)
        socket.destroy()
      })
    })
    asked.on('error', reject)
  })
