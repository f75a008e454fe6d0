import { expect, test } from 'vitest'
import { site } from './built-pages.ts'
import { readPageTexts } from './page-text.ts'

const guide = '/blog/solar-panel-cleaning-cost-kings-county-pricing-guide'
const nearMe = '/blog/solar-panel-cleaning-near-me-find-local-experts'
const sameDay = '/blog/same-day-solar-panel-window-cleaning-kings-county'
const business = '/blog/commercial-solar-window-cleaning-benefits-businesses-kings-county'
const compared = '/blog/professional-vs-diy-solar-panel-cleaning-which-is-better'

// Written out instead of read from content, because section 9 of the specification fixes these figures.
const published: [figure: string, pages: string[]][] = [
  ['$175–$350', ['/solar-panel-cleaning', guide, nearMe]],
  ['$175–$225', ['/solar-panel-cleaning', guide]],
  ['$225–$275', ['/solar-panel-cleaning', guide]],
  ['$275–$350+', ['/solar-panel-cleaning', guide]],
  ['10–15 panels', ['/solar-panel-cleaning', guide]],
  ['10–15 panels $', [guide]],
  ['16–25 panels', ['/solar-panel-cleaning', guide]],
  ['16–25 panels $', [guide]],
  ['26+ panels', ['/solar-panel-cleaning', guide]],
  ['26+ panels $', [guide]],
  ['$400–$1,200', ['/commercial-cleaning', guide, business]],
  ['$325–$450', ['/solar-panel-cleaning', guide]],
  ['$600–$900', ['/solar-panel-cleaning', guide]],
  ['10–25%', [guide]],
  ['15%', [guide]],
  ['up to 20%', [guide]],
  ['15–25%', ['/', '/commercial-cleaning', guide, business]],
  ['20–30%', ['/solar-panel-cleaning', compared]],
  ['up to 25%', ['/solar-panel-cleaning']],
  ['$125–$250', ['/window-cleaning', guide]],
  ['$300–$500', ['/window-cleaning', guide]],
  ['$50–$75', ['/solar-panel-cleaning', guide, sameDay]],
  ['$25–$50', [guide, sameDay]],
  ['7 AM', [guide, sameDay]],
  ['6 PM', [guide, sameDay]],
  ['Sunday', [guide, sameDay]],
  ['2 PM', [sameDay]],
  ['4 hours before', [sameDay]],
  ['30–120 minutes', [sameDay]],
  ['2-hour', [sameDay]],
  ['30 minutes before', [sameDay]],
  ['et-15', ['/commercial-cleaning', business]],
  ['$2,000,000', ['/commercial-cleaning', business]],
  ['cash, check, card', [guide, sameDay]],
  ['digital apps', [guide, sameDay]],
  ['6–12 months', ['/', '/solar-panel-cleaning']],
  ['1–3 hours', ['/', '/solar-panel-cleaning']],
  ['2–4 hours', ['/', '/window-cleaning']],
  ['2–3 hours', ['/', '/screen-cleaning']],
  ['within 24 hours', ['/', '/services']],
  ['within 2 hours', [nearMe]],
]

const texts = readPageTexts(site)

test.each(published)('%s is published where the specification says', (figure, pages) => {
  // A figure followed by a plus is another one.
  const alone = new RegExp(`${RegExp.escape(figure)}(?!\\+)`)
  // Compares paths, so that a failure prints a line and not an article.
  expect(pages.filter((page) => !alone.test(texts.get(page) ?? ''))).toEqual([])
})

test.each(['Hanford', 'Lemoore', 'Avenal', 'Corcoran'])('%s is listed with free travel', (core) => {
  expect(texts.get(guide)?.includes(core)).toBe(true)
})
