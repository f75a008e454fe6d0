import { describe, expect, test } from 'vitest'
import { keptLimit, senderLimit, sendersOf } from './rate-limit.ts'

const minute = 60_000

const clock = () => {
  let ms = 5_000_000
  return {
    now: () => ms,
    pass: (more: number) => {
      ms += more
    },
  }
}

/** How many of `count` sends from the addresses that `from` gives are let through. */
const letThrough = (limit: ReturnType<typeof senderLimit>, count: number, from: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => limit.take(from(at))).filter((wait) => wait === undefined).length

describe('the limit of a sender', () => {
  test('lets as many through as it says, and tells the seconds until the minute is over', () => {
    const { now, pass } = clock()
    const limit = senderLimit(3, now)
    pass(20_500)
    expect(Array.from({ length: 5 }, () => limit.take('192.0.2.1'))).toEqual([undefined, undefined, undefined, 40, 40])
    expect(limit.take('192.0.2.2')).toBeUndefined()
    pass(minute)
    expect(limit.take('192.0.2.1')).toBeUndefined()
  })

  test.each([
    ['one address', 100, (_at: number) => '2001:db8:1:2::9', 10],
    ['a /64', 100, (at: number) => `2001:db8:1:2::${at}`, 10],
    ['a /56', 1000, (at: number) => `2001:db8:1:${(at % 256).toString(16)}::1`, 20],
    ['a /48', 1000, (at: number) => `2001:db8:1:${(at * 256).toString(16).slice(-4)}::1`, 40],
    ['many /48', 1000, (at: number) => `2001:db8:${at}:1::1`, 1000],
  ])('holds against all of %s', (_whom, count, from, most) => {
    expect(letThrough(senderLimit(10, clock().now), count, from)).toBe(most)
  })

  test('takes nothing from the neighbors of one who is refused', () => {
    const limit = senderLimit(10, clock().now)
    letThrough(limit, 1000, () => '2001:db8:1:2::1')
    expect(letThrough(limit, 10, () => '2001:db8:1:3::1')).toBe(10)
  })

  test('remembers a bounded number of senders, the newest among them', () => {
    const limit = senderLimit(1, clock().now)
    for (let at = 0; at < 200_000; at += 1) limit.take(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
    limit.take('192.0.2.1')
    expect(limit.take('192.0.2.1')).toBe(60)
  })

  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:DB8:1:2:3:4:5:6', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['2001:db8:1:2::9', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['2001:db8::9', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
    ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
    ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
  ])('takes %s for %j', (ip, names) => {
    expect(sendersOf(ip).map(({ name }) => name)).toEqual(names)
  })
})

test('the limit for everybody counts what was kept, and asking costs nothing of it', () => {
  const { now, pass } = clock()
  const limit = keptLimit(2, now)
  for (let at = 0; at < 100; at += 1) expect(limit.wait()).toBeUndefined()
  limit.count()
  limit.count()
  expect(limit.wait()).toBe(60)
  pass(minute)
  expect(limit.wait()).toBeUndefined()
})
