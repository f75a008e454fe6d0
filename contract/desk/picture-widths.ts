/** Minimum width in pixels by the field that uses a picture. A narrower one would be blurred. */
export const leastWidths: Readonly<Record<string, number>> = {
  wide: 1600,
  tall: 720,
  before: 960,
  after: 960,
  image: 720,
}

/** The width that a picture needs for all of its places, named by the last part of their paths. */
export const leastWidthFor = (places: readonly { path: readonly (string | number)[] }[]): number =>
  Math.max(0, ...places.map(({ path }) => leastWidths[String(path.at(-1))] ?? 0))
