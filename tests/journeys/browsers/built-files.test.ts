import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newerBuiltIns } from '../../built-ins/newer-built-ins.ts'
import { build, builtPages } from '../built-pages.ts'

/** Findings that are acceptable, by the start of their line, with the reason. */
const allowed = {
  // Feature-detected before use, in our code and in React, React Router, zod and SimpleWebAuthn.
  guarded: [
    'AuthenticatorAttestationResponse.',
    'Credential.isConditionalMediationAvailable',
    'Document.startViewTransition',
    'Error.captureStackTrace',
    'Error.stackTraceLimit',
    'HTMLDialogElement.showModal',
    'HTMLElement.hidePopover',
    'HTMLElement.popover',
    'HTMLElement.showPopover',
    'NavigateEvent.canIntercept',
    'Navigation.',
    'NavigationDestination.getState',
    'Notification',
    'NotificationEvent.notification',
    'PushManager.getSubscription',
    'ServiceWorkerRegistration.',
    'TrustedTypePolicyFactory.createPolicy',
    'URL.canParse',
    'ViewTransition.skipTransition',
    // marked, in the desk: tests for look-behind before it compiles these.
    'look-behind: "(?<!`)()"',
    'look-behind: {"raw":"(?<![^\\\\\\\\s*_~(])www',
    'look-behind: {"raw":"(?<=1)(?<!1)"',
  ],
  // A property of the code's own with a built-in's name.
  ownName: [
    'AnimationEvent.animation',
    'AudioData.format',
    'BatteryManager.level',
    'CSS.number',
    'CSS.s:',
    'CSSCounterStyleRule.fallback',
    'CSSPageDescriptors.',
    'CSSStyleDeclaration.cssFloat',
    'CookieStoreManager.unsubscribe',
    'Counter:',
    'Function.displayName',
    'HTMLFencedFrameElement.config',
    'MIDIPort.connection',
    'Navigator.share:',
    'NetworkInformation.downlink',
    'PaymentAddress.region',
    'PaymentResponse.details',
    'PerformanceResourceTiming.transferSize',
    'SharedStorage.run',
    'StorageAccessHandle.estimate',
  ],
}
const isAllowed = (line: string) =>
  Object.values(allowed)
    .flat()
    .some((start) => line.startsWith(start))

const scripts = /<script(?![^>]*(?:json|speculationrules|\ssrc=))[^>]*>([\s\S]*?)<\/script>/g

test("the scan finds what the oldest browsers lack, and skips the code's own names", () => {
  const code = `
    const ask = (lines, signal) => fetch('/', { signal: AbortSignal.any([signal, AbortSignal.timeout(9)]) })
    const last = (lines) => lines.toSorted().findLast((line) => /(?<=a)b/.test(line)).isWellFormed()
    const open = (menu) => menu.matches(':popover-open') && matchMedia('(width < 40rem)')
    const own = { groupBy: 1 }
    export { ask, last, open, own }
    own.groupBy, structuredClone(own), new CloseWatcher()`
  expect(newerBuiltIns(code)).toEqual([
    expect.stringMatching(/^:popover-open: not in chrome, firefox, safari/),
    expect.stringMatching(/^AbortSignal.any: not in/),
    expect.stringMatching(/^AbortSignal.timeout: not in/),
    expect.stringMatching(/^Array.findLast: not in firefox$/),
    expect.stringMatching(/^Array.toSorted: not in chrome, firefox, safari, safari_ios$/),
    expect.stringMatching(/^CloseWatcher: not in/),
    expect.stringMatching(/^String.isWellFormed: not in/),
    expect.stringContaining('look-behind'),
    expect.stringContaining('range query'),
  ])
})

test('no script uses a built-in that the oldest supported browsers lack', () => {
  const files = ['site', 'desk'].flatMap((folder) => globSync(`${folder}/**/*.js`, { cwd: build.folder }))
  const inPages = builtPages().flatMap(({ html }) => [...html.matchAll(scripts)].map(([, code = '']) => code))
  const all = [
    ...files.map((file) => ({ name: file, code: readFileSync(join(build.folder, file), 'utf8') })),
    ...[...new Set(inPages)].map((code) => ({ name: `in a page: ${code.slice(0, 60)}`, code })),
  ]
  expect(all.length).toBeGreaterThan(10)
  const found = all.flatMap(({ name, code }) =>
    newerBuiltIns(code)
      .filter((line) => !isAllowed(line))
      .map((line) => `${name}: ${line}`),
  )
  expect(found).toEqual([])
})

test('styles are lowered: no nesting, no range media query, no colour that Chrome 99 cannot read', () => {
  const css = [
    ...globSync('desk/**/*.css', { cwd: build.folder }).map((file) => readFileSync(join(build.folder, file), 'utf8')),
    ...new Set(
      builtPages().flatMap(({ html }) =>
        [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, one = '']) => one),
      ),
    ),
  ]
  expect(css.length).toBeGreaterThan(3)
  for (const sheet of css) {
    expect(sheet.match(/[{;}]\s*&[^{}]*\{/g)).toBeNull()
    expect(sheet.match(/@media[^{]*[<>][^{]*/g)).toBeNull()
    expect(sheet.match(/\b(?:oklch|oklab|lch|lab)\(/g)).toBeNull()
  }
})

test('a selector that older browsers lack is in its own rule, so that it invalidates no other', () => {
  const rules = builtPages().flatMap(({ html }) =>
    [...html.matchAll(/[{}]([^{}@]*:(?:popover-open|has\()[^{}]*)\{/g)].map(([, one = '']) => one),
  )
  expect(rules.length).toBeGreaterThan(3)
  const mixed = rules.filter((rule) => {
    const parts = rule.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (all) => all.replaceAll(',', ' ')).split(',')
    return parts.some((part) => !/:(?:popover-open|has\()/.test(part))
  })
  expect([...new Set(mixed)]).toEqual([])
})
