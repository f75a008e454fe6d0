import type { APIRoute } from 'astro'
import { content } from '../content.ts'
import { isStaging } from '../seo/staging.ts'

const closed = ['User-agent: *', 'Disallow: /', '']

const lines = [
  'User-agent: *',
  'Disallow: /f/',
  'Disallow: /p/',
  'Disallow: /functions/',
  '',
  `Sitemap: ${content.business.siteUrl}/sitemap-index.xml`,
  '',
]

export const GET: APIRoute = () =>
  new Response((isStaging ? closed : lines).join('\n'), { headers: { 'content-type': 'text/plain' } })
