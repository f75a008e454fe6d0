import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStorage } from './open.ts'

const portOf = (address: unknown) =>
  typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0

// Accepts the TLS request as Postgres does, then leaves the connection to a server with a self-signed certificate.
const startWithOwnCertificate = async () => {
  const encrypted = new SMTPServer({ secure: true })
  encrypted.on('error', () => undefined)
  const behind = encrypted.listen(0, '127.0.0.1')
  await once(behind, 'listening')
  const front = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const onward = connect(portOf(behind.address()), '127.0.0.1').on('error', () => undefined)
      socket.write('S')
      socket.pipe(onward).pipe(socket)
    })
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  onTestFinished(() => {
    front.close()
    return new Promise<void>((resolve) => encrypted.close(resolve))
  })
  return portOf(front.address())
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
