import type { Business } from '../../content/schema/business.ts'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { fill } from '../../pricing/fill.ts'

/**
 * The owner, the license and the insurer of the business, one line each; without those that the content leaves empty.
 */
export const credentialLines = (
  { owners, licenseNumber, insurer }: Business['proof'],
  words: InterfaceWords['credentials'],
  language: string,
): string[] => [
  ...(owners.length > 0 ? [fill(words.owners, { names: new Intl.ListFormat(language).format(owners) })] : []),
  ...(licenseNumber ? [fill(words.license, { number: licenseNumber })] : []),
  ...(insurer ? [fill(words.insurer, { insurer })] : []),
]
