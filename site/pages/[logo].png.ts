import { join } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { contentRoot } from '../../content/schema/read.ts'
import { content } from '../content.ts'

const { logo } = content.business.brand

/** The business's logo at a fixed address, which letters and the style sheet name; no page without one. */
export const getStaticPaths: GetStaticPaths = () => (logo ? [{ params: { logo: 'logo' } }] : [])

export const GET: APIRoute = async () => {
  const bytes = await sharp(join(contentRoot, 'images', logo))
    .resize({ height: 120 })
    .png()
    .toBuffer()
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })
}
