import type { DeviceKind } from '../../../contract/desk/people.ts'

// In this order: Android and ChromeOS name Linux too.
const patterns: [DeviceKind, RegExp][] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['chromebook', /CrOS/],
  ['windows', /Windows/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux/],
]

/** The kind of device that a `User-Agent` header names. An iPad may call itself a Mac. */
export const deviceKindOf = (userAgent = ''): DeviceKind =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
