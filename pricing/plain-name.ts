/** A name of a field in plain words, "gutterCleaning" as "Gutter cleaning"; any other text as it is. */
export const plainName = (name: string): string => {
  if (!/^[a-z][A-Za-z0-9-]*$/.test(name)) return name
  const plain = name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
