import type { APIRoute } from 'astro'
import { content } from '../../content.ts'
import { securityTxt } from '../../seo/security-txt.ts'

export const GET: APIRoute = () =>
  new Response(securityTxt(content.business, content.language, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
