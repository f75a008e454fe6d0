import type { APIRoute } from 'astro'
import { content } from '../content.ts'

const lines = [
  'User-agent: *',
  'Disallow: /f/',
  'Disallow: /p/',
  'Disallow: /functions/',
  '',
  `Sitemap: ${content.business.siteUrl}/sitemap-index.xml`,
  '',
]

export const GET: APIRoute = () => new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } })
