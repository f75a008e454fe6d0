import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const minute = 60_000
const secondsLeft = () => Math.ceil((minute - (performance.now() % minute)) / 1000)

/** An IPv4 address, or the /56 of an IPv6 address: what one customer of a provider holds. */
const senderOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 56)

const limiter = async (app: FastifyInstance, max: number, keyOf: (request: FastifyRequest) => string) => {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false, cache: 50_000 })
  // The minute since the start is part of the key: the plugin's windows follow the wall clock, and one that is set back an
  // hour would block everybody for an hour.
  const keyGenerator = (request: FastifyRequest) => `${Math.floor(performance.now() / minute)} ${keyOf(request)}`
  const limit = app.createRateLimit({ max, timeWindow: minute, keyGenerator })
  return async (request: FastifyRequest, increment = true): Promise<number> => {
    const met = await limit(request, { increment })
    return met.isAllowed ? max : met.remaining - (met.isExceeded ? 1 : 0)
  }
}

/** Counts a request of an address, or of the /56 of an IPv6 address. Resolves to the seconds to wait when it exceeds the limit. */
export const senderLimit = async (app: FastifyInstance, perMinute: number) => {
  const left = await limiter(app, perMinute, senderOf)
  return async (request: FastifyRequest): Promise<number | undefined> =>
    (await left(request)) < 0 ? secondsLeft() : undefined
}

/** The limit of all senders together. It counts what was kept: nobody uses it up with what is refused. */
export const keptLimit = async (app: FastifyInstance, perMinute: number) => {
  const left = await limiter(app, perMinute, () => 'kept')
  return {
    /** Resolves to the seconds to wait when the limit is reached. */
    wait: async (request: FastifyRequest): Promise<number | undefined> =>
      (await left(request, false)) > 0 ? undefined : secondsLeft(),
    count: async (request: FastifyRequest): Promise<void> => void (await left(request)),
  }
}

/** Lets an address, or the /56 of an IPv6 address, have one thing done at a time. */
export const oneAtATime = () => {
  const busy = new Set<string>()
  return {
    /** Begins for this address, and gives what ends it; nothing where the address has begun already. */
    begin: (ip: string): (() => void) | undefined => {
      const name = senderOf({ ip })
      if (busy.has(name)) return undefined
      busy.add(name)
      return () => void busy.delete(name)
    },
  }
}
