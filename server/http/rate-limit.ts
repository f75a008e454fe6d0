import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const minute = 60_000
const secondsLeft = () => Math.ceil((minute - (performance.now() % minute)) / 1000)

/** An IPv4 address, or the /56 of an IPv6 address, which is what a provider assigns to one customer. */
const senderOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 56)

const limiter = async (app: FastifyInstance, max: number, keyOf: (request: FastifyRequest) => string) => {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false, cache: 50_000 })
  // The minute since the start is part of the key. The plugin's windows follow the wall clock: setting it back an hour
  // would block everybody for an hour.
  const keyGenerator = (request: FastifyRequest) => `${Math.floor(performance.now() / minute)} ${keyOf(request)}`
  const limit = app.createRateLimit({ max, timeWindow: minute, keyGenerator })
  return async (request: FastifyRequest, increment = true): Promise<number> => {
    const met = await limit(request, { increment })
    return met.isAllowed ? max : met.remaining - (met.isExceeded ? 1 : 0)
  }
}

/** Rate limit per sender: an address, or the /56 of an IPv6 address. Resolves to the seconds to wait if exceeded. */
export const senderLimit = async (app: FastifyInstance, perMinute: number) => {
  const left = await limiter(app, perMinute, senderOf)
  return async (request: FastifyRequest): Promise<number | undefined> =>
    (await left(request)) < 0 ? secondsLeft() : undefined
}

/** Rate limit over all senders. Counts stored leads only, so that rejected requests cannot use it up. */
export const keptLimit = async (app: FastifyInstance, perMinute: number) => {
  const left = await limiter(app, perMinute, () => 'kept')
  return {
    /** Resolves to the seconds to wait if the limit is reached. */
    wait: async (request: FastifyRequest): Promise<number | undefined> =>
      (await left(request, false)) > 0 ? undefined : secondsLeft(),
    count: async (request: FastifyRequest): Promise<void> => void (await left(request)),
  }
}

/** Limits each sender to one running task. */
export const oneAtATime = () => {
  const busy = new Set<string>()
  return {
    /** Starts a task and returns the function that ends it; undefined if the sender has one running. */
    begin: (ip: string): (() => void) | undefined => {
      const name = senderOf({ ip })
      if (busy.has(name)) return undefined
      busy.add(name)
      return () => void busy.delete(name)
    },
  }
}
