import type { APIRoute } from 'astro'
import { content } from '../../content.ts'
import { securityTxt } from '../../seo/security-txt.ts'

const languages = [content.addresses, ...content.otherLanguages].map(({ language }) => language)

export const GET: APIRoute = () =>
  new Response(securityTxt(content.business, languages.join(', '), new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
