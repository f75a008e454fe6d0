import { quoteFields } from '../../contract/quote-fields.ts'
import { html } from '../html.ts'
import { messagePage } from '../http/message-page.ts'

const inputs = [
  { name: quoteFields.name, label: 'Name', type: 'text' },
  { name: quoteFields.phone, label: 'Phone Number', type: 'tel' },
  { name: quoteFields.email, label: 'Email Address', type: 'email' },
]

/** The form by itself, with the markers of the site's own page: for a server whose site has not been built. */
export const plainQuotePage = (action: string): string =>
  messagePage(
    'Get Your FREE Quote',
    'Fill in all fields.',
    html`<form method="post" action="${action}" novalidate><div data-form-errors></div>
${inputs.map(
  ({ name, label, type }) =>
    html`<p><label>${label} <input type="${type}" name="${name}"></label></p><p data-error-for="${name}" hidden></p>`,
)}
<p><label>Note <textarea name="${quoteFields.note}"></textarea></label></p>
<p><button>Get My FREE Quote</button></p></form>`,
  )
