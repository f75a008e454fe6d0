import { z } from 'zod'

const file = z
  .string({ error: 'a file name such as roof.jpg' })
  .refine((name) => !/\.hei[cf]$/i.test(name), {
    error: 'the name of a JPEG: a HEIC picture has to be exported as JPEG first',
  })
  .refine((name) => /\.hei[cf]$/i.test(name) || /^[a-z0-9][a-z0-9_-]*\.(jpe?g|webp|png|avif)$/.test(name), {
    error: 'a file name such as our-roof.jpg, in small letters and without spaces, and rename the file to it',
  })

/** What must stay in sight where a picture is cut, in percent from the left and the top. */
const focusSchema = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
export type Focus = z.infer<typeof focusSchema>

const entry = z.discriminatedUnion(
  'provenance',
  [
    z.strictObject({
      file: z.string().regex(/^[a-z0-9][a-z0-9_-]*\.svg$/, {
        error: 'the file of a drawing, such as roof.svg, or provenance: photo for a photograph',
      }),
      provenance: z.literal('drawing'),
    }),
    z.strictObject({
      file,
      provenance: z.literal('illustration'),
      scene: z.string({ error: 'the scene in art/scenes that it was rendered from' }),
      focus: focusSchema.optional(),
    }),
    // A photograph that replaces an illustration may leave its `scene` behind.
    z.strictObject({
      file,
      provenance: z.literal('photo'),
      scene: z.string().optional(),
      focus: focusSchema.optional(),
    }),
  ],
  { error: 'drawing, illustration or photo' },
)

/** `content/images.yaml`: file and origin of each picture. */
export const picturesSchema = z.record(z.string(), entry)
/** `content/en/images.yaml`: the alt text of each picture. */
export const altTextsSchema = z.record(z.string(), z.string())

export type PictureSource = z.infer<typeof entry>
