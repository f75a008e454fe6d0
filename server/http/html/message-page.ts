import { hash } from 'node:crypto'
import { type Html, html } from './html.ts'

const style =
  'body{margin:0;background:#fefcf8;color:#13263e;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.75rem;line-height:1.2}li{margin:.5rem 0;font-weight:600}a{color:#0f6585;display:inline-block;padding:.5rem 0}'

/** `style-src` for the style sheet of message pages. */
export const messageStylePolicy = `style-src 'sha256-${hash('sha256', style, 'base64')}'`

type Options = { language?: string; more?: Html; back?: { href: string; label: string } }

/** A self-contained page, for answers that the built site has no page for. */
export const messagePage = (
  title: string,
  text: string,
  { language = 'en', more = html``, back = { href: '/', label: 'Return to Home' } }: Options = {},
): string =>
  html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ markup: style }}</style>
<main>
<h1>${title}</h1>
${more}
<p>${text}</p>
<p><a href="${back.href}">${back.label}</a></p>
</main>
</html>
`.markup
