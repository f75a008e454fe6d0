import type { APIRoute } from 'astro'
import { content } from '../content.ts'
import { link } from '../link.ts'

const { business, language } = content
const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = {
  id: link('/'),
  name: business.name,
  short_name: business.shortName,
  description: business.defaults.description,
  lang: language,
  start_url: link('/'),
  scope: '/',
  display: 'browser',
  background_color: '#fefcf8',
  theme_color: '#fefcf8',
  icons: [
    icon('/icon-192.png', 192),
    icon('/icon-512.png', 512),
    icon('/icon-maskable-512.png', 512, 'maskable'),
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
}

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
