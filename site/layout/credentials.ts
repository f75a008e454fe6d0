import type { Business } from '../../content/schema/business.ts'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { fillWords } from '../ui/text/fill-words.ts'

/** Who owns the business, its license and its insurer, a line each; what the owner has not filled in is left out. */
export const credentialLines = (
  { owners, licenseNumber, insurer }: Business['proof'],
  words: InterfaceWords['credentials'],
  language: string,
): string[] => [
  ...(owners.length > 0 ? [fillWords(words.owners, { names: new Intl.ListFormat(language).format(owners) })] : []),
  ...(licenseNumber ? [fillWords(words.license, { number: licenseNumber })] : []),
  ...(insurer ? [fillWords(words.insurer, { insurer })] : []),
]
