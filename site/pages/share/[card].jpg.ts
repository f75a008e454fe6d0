import { readFile } from 'node:fs/promises'
import type { APIRoute, GetStaticPaths } from 'astro'
import { z } from 'zod'
import { content } from '../../content.ts'
import { cardFile } from '../../share/draw-card.ts'
import { cardName, sharedPages } from '../../share/shared-pages.ts'

const drawn = z.object({ title: z.string(), image: z.string() })

// In development only: a build puts the files themselves into the site (scripts/share-cards.ts).
export const getStaticPaths: GetStaticPaths = () =>
  import.meta.env.DEV
    ? sharedPages(content).map(({ path, title, image }) => ({
        params: { card: cardName(path) },
        props: { title, image },
      }))
    : []

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await readFile(await cardFile(drawn.parse(props), content.business))), {
    headers: { 'content-type': 'image/jpeg' },
  })
