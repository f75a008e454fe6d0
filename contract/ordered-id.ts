const orderedIdShape = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * A UUID of version 7 (RFC 9562): it begins with its moment, so that new rows stand together at the end of every index.
 * Where each falls anywhere, a large database reads and writes a page of its own for each.
 * @param random 18 hexadecimal digits that nobody can foresee.
 */
export const orderedIdOf = (now: Date, random: string): string => {
  const moment = now.getTime().toString(16).padStart(12, '0')
  const start = `${moment.slice(0, 8)}-${moment.slice(8)}`
  return `${start}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6)}`
}

/** The twelve digits with which an ordered id tells its moment; nothing for any other text. */
export const momentOf = (id: string): string => {
  const [, first = '', second = ''] = orderedIdShape.exec(id) ?? []
  return first + second
}
