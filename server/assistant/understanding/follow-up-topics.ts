/** What asks for a price, a fee or a sum. */
export const priced: ReadonlySet<string> = new Set(['price', 'bundle', 'plans', 'travel', 'premium', 'panel-limit'])

/** What is asked anew of another thing, place or time: "and on a Sunday?" */
export const open: ReadonlySet<string> = new Set([...priced, 'area', 'hours', 'duration', 'how-often', 'included'])

/** What names a thing, and leaves open what is asked of it. */
export const generalTopics: ReadonlySet<string> = new Set([
  ...[
    'solar',
    'windows',
    'screens',
    'gutters',
    'pressure-washing',
    'commercial',
    'rentals',
    'farm',
    'height',
    'inside',
  ],
  ...['quote', 'booking', 'services', 'same-day', 'fees', 'weather-visit', 'discounts', 'contract'],
])

export const pricing = { id: 'price', share: 1 } as const
