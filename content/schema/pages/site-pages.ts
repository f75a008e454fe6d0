import type { Business } from '../business.ts'
import { cityPath } from '../city.ts'
import { galleryPageSchema } from '../gallery-images.ts'
import type { LanguageFiles } from '../gather/language-files.ts'
import type { Meta } from '../meta.ts'
import { blogPageSchema } from './blog-page.ts'
import { cityPageSchema } from './city-page.ts'
import { estimatePageSchema } from './estimate-page.ts'
import { homeSchema } from './home.ts'
import {
  notFoundSchema,
  privacyPageSchema,
  privacyTextSchema,
  quotePageSchema,
  reviewsPageSchema,
  serverErrorSchema,
  thanksPageSchema,
} from './plain-pages.ts'
import { privatePageSchema } from './private-page-words.ts'
import { servicesPageSchema } from './services-page.ts'

/** Reads the words of each page; a file with a mistake is undefined. */
export const readPages = ({ yaml, markdown }: LanguageFiles) => ({
  home: yaml('pages/home.yaml', homeSchema),
  quotePage: yaml('pages/quote.yaml', quotePageSchema),
  thanksPage: yaml('pages/thanks.yaml', thanksPageSchema),
  serverError: yaml('pages/server-error.yaml', serverErrorSchema),
  servicesPage: yaml('pages/services.yaml', servicesPageSchema),
  galleryPage: yaml('pages/gallery.yaml', galleryPageSchema),
  reviewsPage: yaml('pages/reviews.yaml', reviewsPageSchema),
  blogPage: yaml('pages/blog.yaml', blogPageSchema),
  estimatePage: yaml('pages/estimate.yaml', estimatePageSchema),
  notFoundPage: yaml('pages/not-found.yaml', notFoundSchema),
  privatePage: yaml('pages/private-page.yaml', privatePageSchema),
  privacyPage: yaml('pages/privacy.yaml', privacyPageSchema),
  privacyText: markdown('pages/privacy.md', privacyTextSchema),
  cityPage: yaml('pages/city.yaml', cityPageSchema),
})

/** A page for search and sharing: path without language prefix, title, picture, date of change. */
type SitePage = { path: string; title: string; image: string; updated: string | undefined }

type Words = { meta: Pick<Meta, 'picture' | 'updated'>; title: string }
type Headed = { meta: Words['meta']; hero: { title: string } }
type Needed = {
  business: Pick<Business, 'placesPath'>
  home: Headed & { hero: { images: { wide: string } } }
  privacyText: { updated: string }
  quotePage: Words & { image: string }
  estimatePage: Words
  services: readonly (Words & { slug: string; image: string })[]
  posts: readonly { slug: string; title: string; image: string; date: string; updated?: string | undefined }[]
  cities: readonly (Words & { slug: string; image: string })[]
} & Record<'servicesPage' | 'galleryPage' | 'reviewsPage' | 'blogPage' | 'privacyPage', Headed>

type Shown = Omit<SitePage, 'path'>

const wordsOf = ({ home }: Needed, { title, meta }: Words): Shown => ({
  title,
  image: meta.picture ?? home.hero.images.wide,
  updated: meta.updated,
})
const headOf = (content: Needed, { hero, meta }: Headed): Shown => wordsOf(content, { title: hero.title, meta })
const changeOf = ({ updated, date }: Needed['posts'][number]): string => updated ?? date

// The pages that every site has. Services, articles and towns come from their folders.
const pages: Record<string, (content: Needed) => Shown> = {
  '/': (content) => ({ ...headOf(content, content.home), image: content.home.hero.images.wide }),
  '/services': (content) => headOf(content, content.servicesPage),
  '/gallery': (content) => headOf(content, content.galleryPage),
  '/reviews': (content) => headOf(content, content.reviewsPage),
  '/blog': (content) => ({
    ...headOf(content, content.blogPage),
    updated: content.posts.map(changeOf).toSorted().at(-1),
  }),
  '/estimate': (content) => wordsOf(content, content.estimatePage),
  '/quote': (content) => ({ ...wordsOf(content, content.quotePage), image: content.quotePage.image }),
  '/privacy': (content) => ({ ...headOf(content, content.privacyPage), updated: content.privacyText.updated }),
}

/** The page after a quote request: linked, but not for search. */
export const thanksPath = '/thanks'

export const plainPaths: readonly string[] = [...Object.keys(pages), thanksPath]

export const sitePages = (content: Needed): SitePage[] => [
  ...Object.entries(pages).map(([path, read]) => ({ path, ...read(content) })),
  ...content.services.map((one) => ({ path: `/${one.slug}`, ...wordsOf(content, one), image: one.image })),
  ...content.posts.map((one) => ({
    path: `/blog/${one.slug}`,
    title: one.title,
    image: one.image,
    updated: changeOf(one),
  })),
  ...content.cities.map((one) => ({
    path: cityPath(content.business, one),
    ...wordsOf(content, one),
    image: one.image,
  })),
]
