import { connect, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { portOf } from '../testing/receiver.ts'
import { openStorage } from './open.ts'

// Accepts the TLS request as Postgres does, then leaves the connection to a server with a self-signed certificate.
const startWithOwnCertificate = async () => {
  const encrypted = new SMTPServer({ secure: true })
  encrypted.on('error', () => undefined)
  const behind = await portOf(encrypted.listen(0, '127.0.0.1'))
  const front = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const onward = connect(behind, '127.0.0.1').on('error', () => undefined)
      socket.write('S')
      socket.pipe(onward).pipe(socket)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    front.close()
    return new Promise<void>((resolve) => encrypted.close(resolve))
  })
  return portOf(front)
}

test('a self-signed certificate is reported in one sentence that names sslrootcert, without a warning', async () => {
  const warn = vi.spyOn(process, 'emitWarning')
  onTestFinished(() => warn.mockRestore())
  const port = await startWithOwnCertificate()
  const databaseUrl = `postgres://us:secret@127.0.0.1:${port}/leads?sslmode=require`
  await expect(openStorage({ dataDir: '', databaseUrl })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used \(\w*CERT\w*\): add sslrootcert=\/path\/to\/ca\.pem to the address/,
  )
  expect(warn).not.toHaveBeenCalled()
})
