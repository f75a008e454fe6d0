import type { APIRoute } from 'astro'
import { siteMapName } from '../build/site-map.ts'
import { content } from '../content.ts'
import { isStaging } from '../seo/staging.ts'

const closed = ['User-agent: *', 'Disallow: /', '']

const lines = [
  'User-agent: *',
  'Disallow: /f/',
  'Disallow: /p/',
  'Disallow: /functions/',
  '',
  ...[content.addresses, ...content.otherLanguages].map(
    (one) => `Sitemap: ${content.business.siteUrl}/${siteMapName(one)}-index.xml`,
  ),
  '',
]

export const GET: APIRoute = () =>
  new Response((isStaging ? closed : lines).join('\n'), { headers: { 'content-type': 'text/plain' } })
