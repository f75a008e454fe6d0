import type { APIRoute, GetStaticPaths } from 'astro'
import { z } from 'zod'
import { content } from '../../content.ts'
import { drawCard } from '../../share/draw-card.ts'
import { cardName, sharedPages } from '../../share/shared-pages.ts'

const drawn = z.object({ title: z.string(), image: z.string() })

export const getStaticPaths: GetStaticPaths = () =>
  sharedPages(content).map(({ path, title, image }) => ({ params: { card: cardName(path) }, props: { title, image } }))

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(drawn.parse(props))), { headers: { 'content-type': 'image/jpeg' } })
