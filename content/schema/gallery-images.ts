import { z } from 'zod'
import { closingSchema, metaSchema, pictureId, text } from './meta.ts'

/** `gallery.yaml`: pictures, each before or after. */
export const gallerySchema = z.strictObject({
  images: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        category: text,
        stage: z.enum(['Before', 'After']),
        image: pictureId,
      }),
    )
    .min(1, { error: 'one picture at least: add one of yours before you remove the last' }),
})
export type GalleryImage = z.infer<typeof gallerySchema>['images'][number]

/** `pages/gallery.yaml`: the words of the gallery. */
export const galleryPageSchema = z.strictObject({
  meta: metaSchema,
  back: text,
  hero: z.strictObject({ title: text, lead: text }),
  view: text,
  lightbox: z.strictObject({ label: text, close: text, previous: text, next: text, position: text }),
  illustrations: text,
  someIllustrations: text,
  closing: closingSchema,
})
export type GalleryWords = z.infer<typeof galleryPageSchema>
