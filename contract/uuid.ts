const orderedIdShape = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A UUID of this version (RFC 9562) from the first 30 hexadecimal digits. */
export const uuidOf = (digits: string, version: 7 | 8): string => {
  const start = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${version}${digits.slice(12, 15)}`
  return `${start}-8${digits.slice(15, 18)}-${digits.slice(18, 30)}`
}

/**
 * A UUID of version 7. It starts with the time, so new rows are next to each other in every index; random ids would
 * touch one page of a large database per row.
 * @param random 18 unpredictable hexadecimal digits.
 */
export const orderedIdOf = (now: Date, random: string): string =>
  uuidOf(now.getTime().toString(16).padStart(12, '0') + random, 7)

/** The 12 hexadecimal digits of the time in a version 7 UUID; empty for any other text. */
export const momentOf = (id: string): string => {
  const [, first = '', second = ''] = orderedIdShape.exec(id) ?? []
  return first + second
}
