const orderedIdShape = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A UUID of that version (RFC 9562), made of the first 30 of these hexadecimal digits. */
export const uuidOf = (digits: string, version: 7 | 8): string => {
  const start = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${version}${digits.slice(12, 15)}`
  return `${start}-8${digits.slice(15, 18)}-${digits.slice(18, 30)}`
}

/**
 * A UUID of version 7: it begins with its moment, so that new rows stand together at the end of every index.
 * Where each falls anywhere, a large database reads and writes a page of its own for each.
 * @param random 18 hexadecimal digits that nobody can foresee.
 */
export const orderedIdOf = (now: Date, random: string): string =>
  uuidOf(now.getTime().toString(16).padStart(12, '0') + random, 7)

/** The twelve digits with which an ordered id tells its moment; nothing for any other text. */
export const momentOf = (id: string): string => {
  const [, first = '', second = ''] = orderedIdShape.exec(id) ?? []
  return first + second
}
