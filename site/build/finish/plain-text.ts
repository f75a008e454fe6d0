// React needs them to tell the texts of its own islands apart.
const island = /(<astro-island[\s\S]*?<\/astro-island>)/

/** A page without the empty comments that React leaves between two texts: outside of islands nobody reads them. */
export const plainText = (html: string): string =>
  html
    .split(island)
    .map((part, index) => (index % 2 ? part : part.replaceAll('<!-- -->', '')))
    .join('')
