import type { FastifyInstance } from 'fastify'
import { errorCode, StartError } from './start-error.ts'

// IPv6 and IPv4, so that every spelling of localhost works.
const everywhere = ['::', '0.0.0.0']

const explain = (error: unknown, port: number, host: string): unknown => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use: stop the program that uses it, or set PORT to another number.`)
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}: set HOST to one of its own, or leave it out.`)
    default:
      return error
  }
}

const portOf = (app: FastifyInstance, port: number): number => {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

/** Listens and returns the URL to open. Throws `StartError` if it cannot. */
export const listen = async (app: FastifyInstance, port: number, host?: string): Promise<string> => {
  const hosts = host ? [host] : everywhere
  for (const [index, one] of hosts.entries()) {
    try {
      await app.listen({ port, host: one, listenTextResolver: () => 'listening' })
      break
    } catch (error) {
      const hasNoSuchKind = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error) ?? '')
      if (!hasNoSuchKind || index === hosts.length - 1) throw explain(error, port, one)
    }
  }
  const shown = host && !everywhere.includes(host) ? host : 'localhost'
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${portOf(app, port)}`
}
