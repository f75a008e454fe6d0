import type { Business } from '../../content/schema/business.ts'
import type { Home } from '../../content/schema/pages/home.ts'

type Promised = Home['promises']['items'][number]['promise']

/** The items without a promise, or with one that the business makes. */
export const keptPromises = <Item extends { promise?: Promised }>(
  items: readonly Item[],
  promises: Business['promises'],
): Item[] => items.filter(({ promise }) => promise === undefined || promises[promise])

/** Figures in numbers. One without a number counts the full years in business. */
export const statsOf = (items: Home['stats']['items'], { since }: Pick<Business, 'since'>, now = new Date()) =>
  items
    .map((item) => ({ ...item, number: item.number ?? now.getFullYear() - since - 1 }))
    .filter(({ number }) => number > 0)

/** The places without a page that a list of towns in business.yaml still names. */
export const placesWithoutPage = (
  others: Home['areas']['others'],
  { coreCities, zips }: Pick<Business, 'coreCities' | 'zips'>,
) => others.filter(({ name }) => coreCities.includes(name) || Object.hasOwn(zips, name))
