import { readFile } from 'node:fs/promises'
import type { APIRoute, GetStaticPaths } from 'astro'
import { z } from 'zod'
import { sitePages } from '../../../content/schema/pages/site-pages.ts'
import { content } from '../../content.ts'
import { cardName } from '../../share/card-paths.ts'
import { cardFile } from '../../share/draw-card.ts'

const drawn = z.object({ title: z.string(), image: z.string() })

// Used in development only: a build writes the files itself (site/share/place-cards.ts).
export const getStaticPaths: GetStaticPaths = () =>
  import.meta.env.DEV
    ? sitePages(content).map(({ path, title, image }) => ({
        params: { card: cardName(path) },
        props: { title, image },
      }))
    : []

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await readFile(await cardFile(drawn.parse(props), content.business))), {
    headers: { 'content-type': 'image/jpeg' },
  })
