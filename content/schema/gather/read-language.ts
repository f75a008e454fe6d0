import { assistantSchema, assistantWordsSchema } from '../assistant-words.ts'
import { citySchema } from '../city.ts'
import { dangerSchema } from '../danger.ts'
import type { Facts } from '../figures/fill-figures.ts'
import { priceWordsSchema } from '../figures/price-words.ts'
import { gallerySchema } from '../gallery-images.ts'
import { interfaceSchema, translatedInterfaceSchema } from '../interface.ts'
import { lettersSchema } from '../letters.ts'
import { readPages } from '../pages/site-pages.ts'
import { photographsSchema } from '../photograph-words.ts'
import { altTextsSchema } from '../picture-entry.ts'
import { postSchema } from '../post.ts'
import { faqSchema, reviewsSchema } from '../reviews.ts'
import { serviceSchema } from '../service.ts'
import { topicSchema } from '../topic.ts'
import { type Files, languageFiles } from './language-files.ts'
import type { MistakeList } from './mistake-list.ts'

type Reading = { language: string; isFirst: boolean; isTranslated: boolean; facts: Facts; list: MistakeList }

/** All words of one language of the site. A file with a mistake is undefined. */
export const readLanguage = (files: Files, { language, isFirst, isTranslated, facts, list }: Reading) => {
  const read = languageFiles(files, language, facts, list)
  const { yaml, folder } = read
  return {
    interface: yaml('interface.yaml', isTranslated ? translatedInterfaceSchema : interfaceSchema),
    letters: yaml('letters.yaml', lettersSchema),
    ...readPages(read),
    photographs: yaml('photographs.yaml', photographsSchema),
    reviews: yaml('reviews.yaml', reviewsSchema)?.reviews,
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
