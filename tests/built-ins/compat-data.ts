import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../site/build/browsers.ts'

// Parsed as JSON, because as a module its 20 MB would be compiled.
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

const { ios: safari_ios, ...desktop } = oldestBrowsers
const oldest = { ...desktop, safari_ios }
const browsers = ['chrome', 'firefox', 'safari', 'safari_ios'] as const

const numberOf = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

const isPlain = ({ flags, prefix, alternative_name, version_removed }: SimpleSupportStatement) =>
  !flags && !prefix && !alternative_name && !version_removed

/** A feature, and which of the oldest supported browsers lack it. */
export type Feature = { path: string; lackedBy: readonly string[] }

const featureOf = (path: string, { __compat }: Identifier): Feature => ({
  path,
  lackedBy: browsers.filter((browser) => {
    const support = __compat?.support[browser] ?? []
    return ![support]
      .flat()
      .some(
        (one) =>
          isPlain(one) &&
          typeof one.version_added === 'string' &&
          numberOf(one.version_added) <= numberOf(oldest[browser]),
      )
  }),
})

// Skips experimental features: they exist in one engine, and many have common names.
const featuresIn = (parent: Record<string, Identifier> | Identifier): [string, Identifier][] =>
  Object.entries(parent).filter(
    (entry): entry is [string, Identifier] =>
      entry[0] !== '__compat' && '__compat' in entry[1] && entry[1].__compat?.status?.experimental !== true,
  )

const owners = [...featuresIn(compat.javascript.builtins ?? {}), ...featuresIn(compat.api)]

const membersOf = ([owner, features]: [string, Identifier]): [name: string, feature: Feature][] =>
  featuresIn(features).map(([key, feature]) => {
    const name = key.replace(/_static$/, '')
    return [name, featureOf(`${owner}.${name}`, feature)]
  })

const allMembers = owners.flatMap(membersOf)

/** Interfaces, objects and functions in the global scope: `AbortSignal`, `fetch`. */
export const globalFeatures = new Map(owners.map(([name, owner]) => [name, featureOf(name, owner)]))
/** Members by path: `AbortSignal.any`. */
export const memberFeatures = new Map(allMembers.map(([, feature]) => [feature.path, feature]))
/** Members by name alone, because the type before the dot is unknown: `toSorted`. */
export const featuresByName = Map.groupBy(allMembers, ([name]) => name)
/** Pseudo-classes and pseudo-elements by name: `popover-open`. */
export const selectorFeatures = new Map(
  featuresIn(compat.css.selectors ?? {}).map(([name, feature]) => [name, featureOf(`:${name}`, feature)]),
)
