import { type Html, html } from './html.ts'

/** A page that needs nothing but itself: for answers that the site has no page for. */
export const messagePage = (title: string, text: string, more: Html = html``): string =>
  html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
${more}
<p><a href="/">Return to Home</a></p>
</main>
</html>
`.markup
