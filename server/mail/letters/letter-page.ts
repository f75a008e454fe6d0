import { type Brand, brandSchema, shippedColors, wetColor } from '../../../content/schema/brand-colors.ts'
import { type Html, html } from '../../http/html/html.ts'

// Mail programs support little more than style attributes, and no custom properties: these are the site's tokens in
// hex. The style sheet in the head is for mail programs with a dark mode.
const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const dark = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .page { background: #0b182b !important }
    .card { background: #13263e !important }
    .ink { color: #f9f5ed !important }
    .soft { color: #ded5c6 !important }
    .link { color: #9bdeec !important }
    .line { border-color: #1e3856 !important }
    .notice { background: #743d0e !important; color: #fff4dc !important }
  }`

/** A link that looks like a button: `tel:`, `mailto:` or a URL. */
export const button = (label: string, href: string): Html =>
  html`<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#f8ad32;color:#0b182b;font-weight:700;font-size:17px;line-height:1.2;text-decoration:none">${label}</a></p>`

export const heading = (text: string): Html =>
  html`<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#13263e">${text}</h1>`

export const paragraph = (text: string): Html => html`<p class="ink" style="margin:0 0 16px;color:#13263e">${text}</p>`

/** Small print. */
export const aside = (text: string): Html =>
  html`<p class="soft" style="margin:16px 0 0;font-size:14px;color:#4c5664">${text}</p>`

/** A warning above the rest. */
export const notice = (text: string): Html =>
  html`<p class="notice" style="margin:0 0 20px;padding:12px 16px;border-radius:10px;background:#fff4dc;color:#743d0e">${text}</p>`

export const link = (label: string, href: string): Html =>
  html`<a class="link" href="${href}" style="color:#0f6585;overflow-wrap:anywhere">${label}</a>`

/** Labeled values; `pre-wrap` keeps the line breaks of a note. */
export const facts = (rows: readonly { label: string; value: Html }[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.map(
    ({ label, value }) =>
      html`<tr><td class="line" style="padding:10px 0;border-top:1px solid #f0e9dc"><span class="soft" style="display:block;font-size:14px;color:#4c5664">${label}</span><span class="ink" style="color:#13263e;white-space:pre-wrap;overflow-wrap:anywhere">${value}</span></td></tr>`,
  )}</table>`

/** A table of figures with a header row. */
export const columns = (head: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px"><tr>${head.map(
    (label) =>
      html`<th class="soft" scope="col" align="left" style="padding:8px 8px 8px 0;font-weight:400;color:#4c5664">${label}</th>`,
  )}</tr>${rows.map(
    (row) =>
      html`<tr>${row.map((cell) => html`<td class="line ink" style="padding:8px 8px 8px 0;border-top:1px solid #f0e9dc;color:#13263e">${cell}</td>`)}</tr>`,
  )}</table>`

export type Sender = { shortName: string; shortTagline: string; siteUrl: string; brand?: Brand | undefined }
type Page = { language: string; subject: string; sender: Sender; content: readonly Html[] }

/** The business's own two colors in place of the shipped ones. */
const inOwnColors = (markup: string, brand: Brand): string =>
  markup
    .replaceAll(shippedColors.action, brand.action)
    .replaceAll(shippedColors.accent, brand.accent)
    .replaceAll(wetColor(shippedColors), wetColor(brand))

const logoOf = ({ siteUrl, brand }: Sender) =>
  brand?.logo
    ? html`<img src="${siteUrl}/logo.png" alt="" height="40" style="display:block;margin:0 0 8px;border:0">`
    : ''

/** A letter in the business's design: its logo and name on navy, the content on a card; light and dark. */
export const letterPage = ({ language, subject, sender, content }: Page): string =>
  inOwnColors(
    html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${dark}</style></head>
<body class="page" style="margin:0;background:#f9f5ed"><table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f9f5ed"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;${font};font-size:17px;line-height:1.5">
<tr><td style="padding:18px 28px;border-radius:14px 14px 0 0;background:#13263e"><a href="${sender.siteUrl}" style="color:#f9f5ed;text-decoration:none">${logoOf(sender)}<strong style="font-size:20px">${sender.shortName}</strong><span style="display:block;font-size:14px;color:#9bdeec">${sender.shortTagline}</span></a></td></tr>
<tr><td class="card" style="padding:28px;border-radius:0 0 14px 14px;background:#ffffff">${content}</td></tr>
</table></td></tr></table></body></html>`.markup,
    sender.brand ?? brandSchema.parse({}),
  )
