import { cityPath } from '../../../content/schema/city.ts'
import { addressIn } from '../../../content/schema/languages/addresses.ts'
import type { Content } from '../../../content/schema/read.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { rowsOf, sectionsOf, sentencesOf } from './markdown.ts'

/** A piece of content that may answer a question, and the page to read on. */
export type Passage = {
  id: number
  heading: string
  title: string
  path: string
  sentences: string[]
  isWhole: boolean
}
type Draft = Omit<Passage, 'id'>

const answered = (question: string, answer: string, title: string, path: string): Draft => ({
  heading: question,
  title,
  path,
  sentences: sentencesOf(answer),
  isWhole: true,
})

const ofBody = (body: string, title: string, path: string): Draft[] => [
  ...sectionsOf(body, title).map((section) => ({ ...section, title, path, isWhole: false })),
  ...rowsOf(body, title).map((row) => ({ ...row, title, path, isWhole: true })),
]

type PriceRow = Content['services'][number]['prices']['rows'][number]

const priceRow = ({ label, price, note }: PriceRow): string =>
  [`${label}: ${price}.`, note && `${note.replace(/\.$/, '')}.`].filter(Boolean).join(' ')

/** Everything in the pages of a language that can be quoted as an answer; nothing where the site has none in it. */
export const passagesOf = ({ business, spokenPages }: Content, language: ChatLanguage): Passage[] => {
  const { addresses, faq, services, cities, cityPage, posts, privacyText } = spokenPages[language]
  if (addresses.language !== language) return []
  const drafts = [
    ...faq.items.map(({ question, answer }) => answered(question, answer, faq.title, '/#faq')),
    ...services.flatMap(({ slug, title, body, overview, process, prices }) => [
      answered(title, overview.text, title, `/${slug}`),
      ...process.map((step) => answered(`${title}, ${step.title}`, step.text, title, `/${slug}`)),
      ...prices.rows.map((row) => answered(prices.caption, priceRow(row), title, `/${slug}`)),
      ...ofBody(body, title, `/${slug}`),
    ]),
    ...posts.flatMap(({ slug, title, body, questions }) => [
      ...questions.map(({ question, answer }) => answered(question, answer, title, `/blog/${slug}`)),
      ...ofBody(body, title, `/blog/${slug}`),
    ]),
    ...cities.flatMap(({ slug, name, title, description, body, water, dust }) => {
      const path = cityPath(business, { slug })
      return [
        answered(name, description, title, path),
        answered(`${cityPage.needs.water}, ${name}`, water, title, path),
        answered(`${cityPage.needs.dust}, ${name}`, dust, title, path),
        ...ofBody(body, title, path),
      ]
    }),
    ...ofBody(privacyText.body, privacyText.title, '/privacy'),
  ]
  return drafts.map((draft, id) => ({ id, ...draft, path: addressIn(addresses, draft.path) }))
}
