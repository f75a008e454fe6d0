import type { ShownTexts } from '../../../contract/desk/edit-page.ts'
import type { SentenceChange } from '../../../contract/desk/site.ts'

/** Facts of the business that appear within texts without a field, such as a button or an alt text. */
const factNames = ['name', 'shortName', 'phone', 'email']

const isFact = ({ file, path }: SentenceChange) => file === 'business.yaml' && factNames.includes(String(path[0]))

/** A phone number as links write it. */
const dialed = (phone: string) => `+1${phone.replace(/\D/g, '')}`

type Page = { address: string; language: string | undefined; removed: readonly string[] }

/** The changed texts and facts of the page at `address`. Its own sentences come last, so that they win. */
export const textsOnPage = (changes: readonly SentenceChange[], { address, language, removed }: Page): ShownTexts => {
  const rank = ({ place }: SentenceChange) => (place.name === address ? 2 : place.kind === 'everywhere' ? 1 : 0)
  const here = changes
    .filter((change) => change.language === language || change.language === '')
    .sort((one, other) => rank(one) - rank(other))
  const texts = here.flatMap(({ before, after }) => (before === null || after === null ? [] : [{ before, after }]))
  const facts = here.filter(isFact).flatMap(({ path, before, after }) => {
    if (!before || !after) return []
    const said = { before, after }
    return path[0] === 'phone' ? [said, { before: dialed(before), after: dialed(after) }] : [said]
  })
  return { texts, facts, removed }
}
