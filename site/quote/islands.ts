// Both islands of the quote form in one file: what they share would else be a third, found only after the first.
export { QuoteDialog } from './QuoteDialog.tsx'
export { QuotePageForm } from './QuotePageForm.tsx'
