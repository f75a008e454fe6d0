/** Where a phone shows a place and the way there. */
export const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
