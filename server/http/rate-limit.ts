import { isIPv6 } from 'node:net'

const minute = 60_000

/** How many senders are remembered at most: remembering more would itself be a way to fill the memory. */
const mostSenders = 50_000

// Never the clock on the wall: one that is set back an hour would lock everybody out for an hour.
const sinceStart = () => performance.now()

/** Counts by names within one minute, then begins anew. */
const minuteCounter = (now: () => number) => {
  const counts = new Map<string, number>()
  let startedAt = now()

  const begin = () => {
    if (now() - startedAt < minute) return
    counts.clear()
    startedAt = now()
  }

  return {
    countOf: (name: string): number => {
      begin()
      return counts.get(name) ?? 0
    },
    add: (name: string): void => {
      const [oldest] = counts.keys()
      if (counts.size >= mostSenders && oldest !== undefined && !counts.has(name)) counts.delete(oldest)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    secondsLeft: (): number => Math.max(1, Math.ceil((startedAt + minute - now()) / 1000)),
  }
}

const groups = (part: string | undefined) => (part ? part.split(':') : [])

// The first bits of an IPv6 address, as many whole hexadecimal digits as they fill.
const networkOf = (ip: string, bits: number): string => {
  const [head, tail] = ip.replace(/%.*$/, '').split('::')
  const [before, after] = [groups(head), groups(tail)]
  const zeros = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  const digits = [...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join('')
  return `${digits.slice(0, bits / 4).toLowerCase()}/${bits}`
}

// What one customer of a provider may hold grows from a /64 to a /48, and so does what it may send.
const networks = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
]

/** Whom a limit counts: an IPv4 address, or an IPv6 network and the two around it, each with its share of the limit. */
export const sendersOf = (ip: string): { name: string; share: number }[] => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return [{ name: mapped ?? ip, share: 1 }]
  return networks.map(({ bits, share }) => ({ name: networkOf(ip, bits), share }))
}

/** Lets an address send so many times a minute. What is refused does not count against the networks around it. */
export const senderLimit = (perMinute: number, now = sinceStart) => {
  const counter = minuteCounter(now)
  return {
    /** Counts one more. Gives the seconds to wait where that is too many. */
    take: (ip: string): number | undefined => {
      const senders = sendersOf(ip)
      const isFull = senders.some(({ name, share }) => counter.countOf(name) >= perMinute * share)
      if (isFull) return counter.secondsLeft()
      for (const { name } of senders) counter.add(name)
      return undefined
    },
  }
}

/** Lets an address, or the /56 of an IPv6 address, have one thing done at a time. */
export const oneAtATime = () => {
  const busy = new Set<string>()
  return {
    /** Begins for this address, and gives what ends it; nothing where the address has begun already. */
    begin: (ip: string): (() => void) | undefined => {
      const senders = sendersOf(ip)
      const name = (senders[1] ?? senders[0])?.name ?? ip
      if (busy.has(name)) return undefined
      busy.add(name)
      return () => void busy.delete(name)
    },
  }
}

/** The limit for everybody together. It counts what was kept: nobody uses it up with what is refused. */
export const keptLimit = (perMinute: number, now = sinceStart) => {
  const counter = minuteCounter(now)
  return {
    /** The seconds to wait where as many were kept as may be. */
    wait: (): number | undefined => (counter.countOf('kept') >= perMinute ? counter.secondsLeft() : undefined),
    count: (): void => counter.add('kept'),
  }
}
