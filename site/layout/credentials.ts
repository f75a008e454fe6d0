import type { Business } from '../../content/schema/business.ts'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { fill } from '../../pricing/fill.ts'

/** Who owns the business, its license and its insurer, a line each; what the owner has not filled in is left out. */
export const credentialLines = (
  { owners, licenseNumber, insurer }: Business['proof'],
  words: InterfaceWords['credentials'],
  language: string,
): string[] => [
  ...(owners.length > 0 ? [fill(words.owners, { names: new Intl.ListFormat(language).format(owners) })] : []),
  ...(licenseNumber ? [fill(words.license, { number: licenseNumber })] : []),
  ...(insurer ? [fill(words.insurer, { insurer })] : []),
]
