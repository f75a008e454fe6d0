import { blogPageSchema } from './blog-page.ts'
import { estimatePageSchema } from './estimate-page.ts'
import type { Facts } from './figures/fill-figures.ts'
import { galleryPageSchema, gallerySchema } from './gallery.ts'
import { notFoundSchema } from './not-found.ts'
import { privacyPageSchema } from './privacy.ts'
import type { contentFiles } from './read-files.ts'
import { testimonialsSchema } from './reviews.ts'
import { reviewsPageSchema } from './reviews-page.ts'

/** The words of the gallery, the reviews, the blog and the plain pages, and what these pages show. */
export const readPages = (files: ReturnType<typeof contentFiles>, language: string, facts: Facts) => ({
  gallery: files.yaml(`${language}/gallery.yaml`, gallerySchema, facts).images,
  galleryPage: files.yaml(`${language}/pages/gallery.yaml`, galleryPageSchema, facts),
  testimonials: files.yaml(`${language}/testimonials.yaml`, testimonialsSchema, facts),
  reviewsPage: files.yaml(`${language}/pages/reviews.yaml`, reviewsPageSchema, facts),
  blogPage: files.yaml(`${language}/pages/blog.yaml`, blogPageSchema, facts),
  estimatePage: files.yaml(`${language}/pages/estimate.yaml`, estimatePageSchema, facts),
  notFoundPage: files.yaml(`${language}/pages/not-found.yaml`, notFoundSchema, facts),
  privacyPage: files.yaml(`${language}/pages/privacy.yaml`, privacyPageSchema, facts),
})
