// Both islands of the quote form in one file: what they share would else be a third, found only after the first.
export { LiveQuote } from './LiveQuote.tsx'
export { QuotePageForm } from './QuotePageForm.tsx'
