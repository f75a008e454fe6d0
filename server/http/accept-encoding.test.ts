import { expect, test } from 'vitest'
import { acceptedCodings } from './accept-encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=1.0, BR;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'zstd', 'gzip', 'identity']],
  ['*;q=0.1, gzip;q=0.9', ['gzip', 'br', 'zstd', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0, *;q=0', ['identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['br;q=nonsense', ['identity']],
  ['x-gzip', ['gzip', 'identity']],
])('of %j accepts %j', (header, accepted) => {
  expect(acceptedCodings(header)).toEqual(accepted)
})

test('remembers a bounded number of headers', () => {
  for (let at = 0; at < 1000; at++) acceptedCodings(`br, made-up-${at}`)
  expect(acceptedCodings('gzip')).toEqual(['gzip', 'identity'])
})
