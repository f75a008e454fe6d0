/**
 * What two names share that a reader takes for the same: case, composed or decomposed accents and the number of spaces do
 * not count. SQLite's `lower()` knows only ASCII, so the key is computed here and stored.
 */
export const nameKey = (name: string): string =>
  // Uppercase first: only so do ß and SS, or both Greek sigmas, become the same.
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ')
