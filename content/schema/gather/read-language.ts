import type { z } from 'zod'
import { assistantSchema, assistantWordsSchema } from '../assistant-words.ts'
import { citySchema } from '../city.ts'
import { dangerSchema } from '../danger.ts'
import type { Facts } from '../figures/fill-figures.ts'
import { priceWordsSchema } from '../figures/price-words.ts'
import { galleryPageSchema, gallerySchema } from '../gallery.ts'
import { interfaceSchema, translatedInterfaceSchema } from '../interface.ts'
import { lettersSchema } from '../letters.ts'
import { blogPageSchema } from '../pages/blog-page.ts'
import { cityPageSchema } from '../pages/city-page.ts'
import { estimatePageSchema } from '../pages/estimate-page.ts'
import { homeSchema } from '../pages/home.ts'
import { notFoundSchema } from '../pages/not-found.ts'
import { quotePageSchema, serverErrorSchema, thanksPageSchema } from '../pages/plain-pages.ts'
import { privacyPageSchema, privacyTextSchema } from '../pages/privacy.ts'
import { privatePageSchema } from '../pages/private-page-words.ts'
import { reviewsPageSchema } from '../pages/reviews-page.ts'
import { servicesPageSchema } from '../pages/services-page.ts'
import { photographsSchema } from '../photograph-words.ts'
import { altTextsSchema } from '../picture-entry.ts'
import { postSchema } from '../post.ts'
import type { contentFiles } from '../read-files.ts'
import { faqSchema, reviewsSchema, testimonialsSchema } from '../reviews.ts'
import { serviceSchema } from '../service.ts'
import { topicSchema } from '../topic.ts'
import type { MistakeList } from './mistake-list.ts'

type Files = ReturnType<typeof contentFiles>

/**
 * Reads files of one language and continues after mistakes: a file with one is undefined, or missing from its folder.
 */
const languageFiles = (files: Files, language: string, facts: Facts, { attempt }: MistakeList) => {
  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    attempt(() => files.yaml(`${language}/${path}`, schema, facts))
  const markdown = <Schema extends z.ZodType<object>>(path: string, schema: Schema) =>
    attempt(() => files.markdown(`${language}/${path}`, schema, facts))
  const folder = <Schema extends z.ZodType<object>>(path: string, schema: Schema) =>
    files.names(`${language}/${path}`).flatMap((name) => markdown(`${path}/${name}`, schema) ?? [])
  const yamlFolder = <Schema extends z.ZodType<object>>(path: string, schema: Schema) =>
    Object.fromEntries(
      files.names(`${language}/${path}`, '.yaml').flatMap((name) => {
        const value = yaml(`${path}/${name}`, schema)
        return value === undefined ? [] : [[name.replace(/\.yaml$/, ''), value]]
      }),
    )
  return { yaml, markdown, folder, yamlFolder }
}

type Reading = { language: string; isFirst: boolean; isTranslated: boolean; facts: Facts; list: MistakeList }

/** All words of one language of the site. A file with a mistake is undefined. */
export const readLanguage = (files: Files, { language, isFirst, isTranslated, facts, list }: Reading) => {
  const { yaml, markdown, folder } = languageFiles(files, language, facts, list)
  return {
    interface: yaml('interface.yaml', isTranslated ? translatedInterfaceSchema : interfaceSchema),
    letters: yaml('letters.yaml', lettersSchema),
    home: yaml('pages/home.yaml', homeSchema),
    quotePage: yaml('pages/quote.yaml', quotePageSchema),
    photographs: yaml('photographs.yaml', photographsSchema),
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
    reviews: yaml('reviews.yaml', reviewsSchema)?.reviews,
    testimonials: yaml('testimonials.yaml', testimonialsSchema),
    gallery: yaml('gallery.yaml', gallerySchema)?.images,
    pagePriceWords: yaml('price-words.yaml', priceWordsSchema),
    altTexts: yaml('images.yaml', altTextsSchema),
    faq: yaml('faq.yaml', faqSchema),
    assistant: isFirst ? yaml('assistant.yaml', assistantSchema) : yaml('assistant.yaml', assistantWordsSchema),
    services: folder('services', serviceSchema).sort((a, b) => a.order - b.order),
    cities: folder('cities', citySchema).sort((a, b) => a.order - b.order),
    posts: folder('blog', postSchema).sort((a, b) => b.date.localeCompare(a.date)),
  }
}

/** The assistant's own files of one language. */
export const readChat = (files: Files, language: string, facts: Facts, list: MistakeList) => {
  const { yaml, yamlFolder } = languageFiles(files, language, facts, list)
  return {
    danger: yaml('assistant/danger.yaml', dangerSchema),
    topics: yamlFolder('assistant/topics', topicSchema),
  }
}
