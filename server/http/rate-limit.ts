import { isIPv6 } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

const minute = 60_000

/**
 * How often forms may be sent from one address, a minute. Many people share one address behind a mobile carrier and
 * each sends a form a few times at most: two a second lets a busy evening through and stops one machine's flood.
 */
export const formsPerMinute = 120

/** How often forms may be sent from everywhere together, a minute: what many machines can fill the disk with. */
export const formsPerMinuteForAll = 1200

const groups = (part: string | undefined) => (part ? part.split(':') : [])

/** Whom a limit counts: an IPv4 address, or the 64 bits of an IPv6 address that one connection has. */
export const senderOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head, tail] = ip.replace(/%.*$/, '').split('::')
  const [before, after] = [groups(head), groups(tail)]
  const zeros = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

const tooMany = (ttl: number, from: string) => {
  const seconds = Math.max(1, Math.ceil(ttl / 1000))
  const sentence = `Too many requests came from ${from}. Try again in ${seconds} seconds, or call us.`
  return new Refusal(429, [formError('BLOCKED', sentence)], { 'retry-after': String(seconds) })
}

/** Limits the routes that ask for it with `config: { rateLimit }`. */
export const addRateLimit = (app: FastifyInstance) =>
  app.register(rateLimit, {
    global: false,
    max: formsPerMinute,
    timeWindow: minute,
    keyGenerator: senderOf,
    // Remembering more senders than this would itself be a way to fill the memory.
    cache: 10_000,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl, 'your address'),
  })

/** A hook that refuses whatever comes beyond the limit for all senders together. */
export const limitForAll = (app: FastifyInstance) => {
  const count = app.createRateLimit({ max: formsPerMinuteForAll, timeWindow: minute, keyGenerator: () => 'everybody' })
  return async (request: FastifyRequest): Promise<void> => {
    const limit = await count(request)
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl, 'everywhere at once')
  }
}
