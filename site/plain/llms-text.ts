import { cityPath } from '../../content/schema/city.ts'
import type { Content } from '../../content/schema/read.ts'
import { link } from '../link.ts'

type Needed = Pick<
  Content,
  'business' | 'home' | 'interface' | 'services' | 'cities' | 'posts' | 'faq' | 'estimatePage'
>

/** The site in Markdown for language models (llmstxt.org): the business, its prices, and links to read on. */
export const llmsText = ({
  business,
  home,
  interface: words,
  services,
  cities,
  posts,
  faq,
  estimatePage,
}: Needed): string => {
  const entry = (name: string, path: string, note: string) => `- [${name}](${business.siteUrl}${link(path)}): ${note}`
  const part = (title: string, lines: readonly string[]) => [`## ${title}`, '', ...lines, '']
  const prices = services.flatMap(({ prices }) =>
    prices
      ? part(
          prices.caption,
          prices.rows.map(({ label, price }) => `- ${label}: ${price}`),
        )
      : [],
  )
  return [
    `# ${business.name}`,
    '',
    `> ${home.meta.description}`,
    '',
    ...part(words.footer.contact, [
      `- ${home.contact.phone}: ${business.phone}`,
      `- ${home.contact.email}: ${business.email}`,
      `- ${home.contact.area.label}: ${home.contact.area.text}`,
      `- ${home.contact.hours.label}: ${home.contact.hours.text}`,
    ]),
    ...part(
      words.siteIndex.services,
      services.map(({ title, slug, meta }) => entry(title, `/${slug}`, meta.description)),
    ),
    ...prices,
    ...part(estimatePage.crumb, [entry(estimatePage.title, '/estimate', estimatePage.meta.description)]),
    ...part(
      faq.title,
      faq.items.map(({ question, answer }) => `- ${question} ${answer}`),
    ),
    ...part(
      words.breadcrumb.blog,
      posts.map(({ title, slug, excerpt }) => entry(title, `/blog/${slug}`, excerpt)),
    ),
    ...part(
      words.siteIndex.areas,
      cities.map((city) => entry(city.listName, cityPath(business, city), city.meta.description)),
    ),
  ].join('\n')
}
