/** What a job costs. */
export const prices: ReadonlySet<string> = new Set(['price', 'bundle', 'plans'])

/** What is told of every job, and is the same whatever else is asked. */
export const informs: ReadonlySet<string> = new Set(['how-often', 'included', 'duration'])

/** What belongs to one visit, and is added up or told together. */
export const ofVisit: ReadonlySet<string> = new Set([
  ...[...prices, ...informs, 'travel', 'travel-each', 'premium', 'panel-limit'],
  ...['area', 'hours', 'fees', 'same-day', 'discounts', 'inside'],
])

/** What names a thing, and leaves open what is asked of it. */
export const general: ReadonlySet<string> = new Set([
  ...['solar', 'windows', 'screens', 'gutters', 'pressure-washing', 'commercial', 'rentals', 'farm', 'height'],
  ...['quote', 'booking', 'services', 'not-offered'],
])

/** What asks for nothing where no thing is named: "how much is it?". */
export const elliptic: ReadonlySet<string> = new Set([
  ...['price', 'fees', 'duration', 'premium', 'travel', 'travel-each', 'inside', 'panel-limit'],
])
