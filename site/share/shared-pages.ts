import type { Content } from '../../content/schema/read.ts'

/** A page that can be shared: its address, the title on its card, and the picture beside the title. */
export type SharedPage = { path: string; title: string; image: string }

type Needed = Pick<
  Content,
  | 'home'
  | 'services'
  | 'servicesPage'
  | 'galleryPage'
  | 'reviewsPage'
  | 'blogPage'
  | 'posts'
  | 'cities'
  | 'privacyPage'
  | 'quotePage'
>

/** Every page with a picture of its own. */
export const sharedPages = (content: Needed): SharedPage[] => [
  { path: '/', title: content.home.hero.title, image: content.home.hero.images.wide },
  { path: '/services', title: content.servicesPage.hero.title, image: 'solar-after' },
  { path: '/gallery', title: content.galleryPage.hero.title, image: 'window-clean-after' },
  { path: '/reviews', title: content.reviewsPage.hero.title, image: 'home-left-wide' },
  { path: '/blog', title: content.blogPage.hero.title, image: 'roof-sun' },
  { path: '/quote', title: content.quotePage.title, image: 'service-solar' },
  { path: '/privacy', title: content.privacyPage.hero.title, image: 'home-left-wide' },
  ...content.services.map(({ slug, title, image }) => ({ path: `/${slug}`, title, image })),
  ...content.posts.map(({ slug, title, image }) => ({ path: `/blog/${slug}`, title, image })),
  ...content.cities.map(({ slug, title }) => ({ path: `/california/${slug}`, title, image: 'hero-wide' })),
]

/** The file name of a page's card: `/blog/same-day` is `blog-same-day`, the home page `home`. */
export const cardName = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Where the card of each page is; a page without one shows that of the home page. */
export const cardPaths = (pages: readonly SharedPage[]) => {
  const paths = new Set(pages.map(({ path }) => path))
  return (path: string): string => `/share/${cardName(paths.has(path) ? path : '/')}.jpg`
}
