const MAP_ZOOM = 9

/** The maps service's own frame, centred on a place that it finds by name. */
export const embedUrl = (place: string): string => mapUrl(place, { output: 'embed' })

/** The same map as a page of the maps service. */
export const mapUrl = (place: string, more: Record<string, string> = {}): string => {
  const url = new URL('https://www.google.com/maps')
  url.search = new URLSearchParams({ q: place, z: String(MAP_ZOOM), ...more }).toString()
  return url.href
}
