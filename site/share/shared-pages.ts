import { cityPath } from '../../content/schema/city.ts'
import type { Meta } from '../../content/schema/meta.ts'
import type { Content } from '../../content/schema/read.ts'

/** A page that can be shared: its address, the title on its card, and the picture beside the title. */
export type SharedPage = { path: string; title: string; image: string }

type Needed = Pick<
  Content,
  | 'business'
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
  | 'estimatePage'
>

/** Every page with a picture of its own. */
export const sharedPages = (content: Needed): SharedPage[] => {
  const { home, servicesPage, galleryPage, reviewsPage, blogPage, quotePage, estimatePage, privacyPage } = content
  const standIn = home.hero.images.wide
  const pageOf = (path: string, title: string, { picture = standIn }: Meta) => ({ path, title, image: picture })
  return [
    { path: '/', title: home.hero.title, image: standIn },
    pageOf('/services', servicesPage.hero.title, servicesPage.meta),
    pageOf('/gallery', galleryPage.hero.title, galleryPage.meta),
    pageOf('/reviews', reviewsPage.hero.title, reviewsPage.meta),
    pageOf('/blog', blogPage.hero.title, blogPage.meta),
    pageOf('/estimate', estimatePage.title, estimatePage.meta),
    pageOf('/privacy', privacyPage.hero.title, privacyPage.meta),
    { path: '/quote', title: quotePage.title, image: quotePage.image },
    ...content.services.map(({ slug, title, image }) => ({ path: `/${slug}`, title, image })),
    ...content.posts.map(({ slug, title, image }) => ({ path: `/blog/${slug}`, title, image })),
    ...content.cities.map((city) => pageOf(cityPath(content.business, city), city.title, city.meta)),
  ]
}

/** The file name of a page's card: `/blog/same-day` is `blog-same-day`, the home page `home`. */
export const cardName = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Where the card of each page is, which is named after the page's address; a page without one shows that of the home page. */
export const cardPaths = (pages: readonly SharedPage[], addressOf = (path: string) => path) => {
  const paths = new Set(pages.map(({ path }) => path))
  return (path: string): string => `/share/${cardName(addressOf(paths.has(path) ? path : '/'))}.jpg`
}
