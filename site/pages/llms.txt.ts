import type { APIRoute } from 'astro'
import { content } from '../content.ts'
import { llmsText } from '../plain/llms-text.ts'

export const GET: APIRoute = () =>
  new Response(llmsText(content), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
