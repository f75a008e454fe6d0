import { z } from 'zod'

const entry = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(jpe?g|webp|png|avif)$/, { error: 'a file name such as roof.jpg' }),
  provenance: z.enum(['illustration', 'photo', 'texture'], { error: 'illustration, photo or texture' }),
  scene: z.string().min(1).optional(),
})

/** `content/images.yaml`: where each picture comes from. */
export const picturesSchema = z.record(z.string(), entry)
/** `content/en/images.yaml`: what each picture shows. */
export const altTextsSchema = z.record(z.string(), z.string())

export type PictureSource = z.infer<typeof entry>
