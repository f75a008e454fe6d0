/**
 * Comparison key of a name: ignores case, composition of accents and repeated spaces. Computed here, because SQLite's
 * `lower()` only knows ASCII.
 */
export const nameKey = (name: string): string =>
  // Upper case first, so that ß and SS, or both Greek sigmas, are equal.
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ')
