import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { businessSchema } from './business.ts'
import { citySchema } from './city.ts'
import { ContentError } from './content-error.ts'
import { type Facts, factsOf } from './fill-figures.ts'
import { homeSchema } from './home.ts'
import { interfaceSchema } from './interface.ts'
import { altTextsSchema, picturesSchema } from './picture.ts'
import { postSchema } from './post.ts'
import { pricingSchema } from './pricing.ts'
import { contentFiles } from './read-files.ts'
import { faqSchema, reviewsSchema } from './reviews.ts'
import { serviceSchema } from './service.ts'

/** The content folder: of the project that is run, or wherever CONTENT_DIR points. */
export const contentRoot = resolve(process.env['CONTENT_DIR'] ?? 'content')

const readWords = (files: ReturnType<typeof contentFiles>, language: string, facts: Facts) => ({
  interface: files.yaml(`${language}/interface.yaml`, interfaceSchema, facts),
  home: files.yaml(`${language}/pages/home.yaml`, homeSchema, facts),
  faq: files.yaml(`${language}/faq.yaml`, faqSchema, facts),
  reviews: files.yaml(`${language}/reviews.yaml`, reviewsSchema, facts).reviews,
  altTexts: files.yaml(`${language}/images.yaml`, altTextsSchema, facts),
  services: files.folder(`${language}/services`, serviceSchema, facts).sort((a, b) => a.order - b.order),
  cities: files.folder(`${language}/cities`, citySchema, facts).sort((a, b) => a.order - b.order),
  posts: files.folder(`${language}/blog`, postSchema, facts).sort((a, b) => b.date.localeCompare(a.date)),
})

const checkPictures = (root: string, content: { pictures: Record<string, { file: string }>; altTexts: object }) => {
  for (const [id, { file }] of Object.entries(content.pictures)) {
    if (!existsSync(join(root, 'images', file))) {
      throw new ContentError(`content/images.yaml: ${id} > file: expected a file in content/images, but "${file}" is missing.`)
    }
    if (!Object.hasOwn(content.altTexts, id)) {
      throw new ContentError(`content/en/images.yaml: ${id}: expected a text that says what the picture shows.`)
    }
  }
}

/**
 * Reads and checks everything that the business says, in one language.
 * Throws a `ContentError` with one sentence at the first mistake.
 */
export const readContent = ({ root = contentRoot, language = 'en' } = {}) => {
  const files = contentFiles(root)
  const business = files.yaml('business.yaml', businessSchema)
  const pricing = files.yaml('pricing.yaml', pricingSchema)
  const pictures = files.yaml('images.yaml', picturesSchema)
  const facts = factsOf(business, pricing)
  const words = readWords(files, language, facts)
  checkPictures(root, { pictures, altTexts: words.altTexts })
  return { business, pricing, pictures, facts, language, ...words }
}

export type Content = ReturnType<typeof readContent>
