import type { DeviceKind } from '../../../contract/desk/people.ts'

// Ordered: Android and ChromeOS contain "Linux" too.
const patterns: [DeviceKind, RegExp][] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['chromebook', /CrOS/],
  ['windows', /Windows/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux/],
]

/** Kind of device from the User-Agent. An iPad may identify as a Mac. */
export const deviceKindOf = (userAgent = ''): DeviceKind =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
