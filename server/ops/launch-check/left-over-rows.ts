import type { Content } from '../../../content/schema/read.ts'
import { good, look, type Row } from './row.ts'
import { isShippedName, shippedFigures, shippedPlaces, shippedPositions } from './shipped-content.ts'

type Part<Key extends keyof Content> = Pick<Content, Key>

/** What a business that changed its name and town may have left as it shipped. */
export const leftOverRows = (content: Part<'language' | 'business' | 'home'>): Row[] => [
  figureRow(content),
  placeRow(content.business),
]

const figureRow = ({ language, home }: Part<'language' | 'home'>): Row => {
  const left = home.stats.items.flatMap((item, at) =>
    item.number !== undefined && shippedFigures.includes(item.number) ? [{ ...item, at }] : [],
  )
  if (left.length === 0) return good('home figures', 'yours')
  const names = left.map(({ number, suffix, label }) => `${number}${suffix} ${label}`)
  const file = `${language}/pages/home.yaml`
  const fields = left.map(({ at }) => ({ file, path: ['stats', 'items', at, 'number'] }))
  const detail = `${names.join(', ')} ship with the project: write your own as stats in content/${file}`
  return { ...look('home figures', detail), fields }
}

const placeRow = ({ name, address, base, counties, region = '', defaults }: Content['business']): Row => {
  const what = 'where you work'
  const isShipped = (text: string) => shippedPlaces.some((place) => text.includes(place))
  const isLeft = ({ latitude, longitude }: typeof address | typeof base) =>
    shippedPositions.some(([north, east]) => north === latitude && east === longitude)
  const left = [
    ...(counties.some(isShipped) ? ['counties'] : []),
    ...(isShipped(region) ? ['region'] : []),
    ...(isLeft(address) || isLeft(base) ? ['latitude and longitude'] : []),
    ...([defaults.title, defaults.description, ...defaults.keywords].some(isShipped) ? ['defaults'] : []),
  ]
  // The makers' until the owner has put a name to it.
  if (isShipped(base.city) && isShippedName(name))
    return look(what, `${base.city} and its counties ship with the project: set yours`)
  return isShipped(base.city) || left.length === 0
    ? good(what, base.city)
    : look(what, `you moved to ${base.city}: change ${left.join(', ')} in content/business.yaml, too`)
}
