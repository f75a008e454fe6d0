import { emptyZeros } from './empty-zeros.ts'
import { joinReviews } from './join-reviews.ts'
import { nameTranslations } from './name-translations.ts'
import { splitLicensed } from './split-licensed.ts'
import { addField, addFile, addToEntries, addWords, type ContentStep, matchWords, removeFields } from './step-kinds.ts'

// In the order of their versions. Never edited after a release: add the next, such as
// addField('en/letters.yaml', ['reminders', 'subject'], 'A lead is waiting').
const contentSteps: readonly ContentStep[] = [
  addFile('customers.yaml'),
  addFile('photographs.yaml'),
  addFile('pages/private-page.yaml'),
  // Both hold no word that an owner may leave out.
  matchWords('desk.yaml'),
  matchWords('letters.yaml'),
  addWords('assistant.yaml', 'widget.undo'),
  addWords('assistant/danger.yaml', 'general', 'call'),
  addWords('interface.yaml', 'quote.details', 'map.empty'),
  addWords('interface.yaml', 'quote.fields.phone.hint', 'quote.fields.phone.short'),
  addWords('interface.yaml', 'quote.fields.email.hint', 'quote.success.doubted'),
  addWords('facts.yaml', 'openingDays.months', 'openingDays.date', 'openingDays.datesOff'),
  addWords('facts.yaml', 'openingDays.off', 'openingDays.noneOff', 'counties', 'stages'),
  addWords('pages/home.yaml', 'hero.promise', 'contact.hours.off'),
  addWords('pages/estimate.yaml', 'words.wash.answer.advice.look'),
  addWords('price-words.yaml', 'townRead', 'job.services.gutters', 'job.services.pressureWashing'),
  // The chat offers what a town card has.
  addToEntries('pages/city.yaml', ['services', 'items'], 'job'),
  addField('business.yaml', ['daysOff'], []),
  addField('soiling.yaml', ['holds'], { latitude: 36.3008, longitude: -119.7828, miles: 150 }),
  removeFields('map.yaml', 'near'),
  removeFields(
    '*/interface.yaml',
    'footer.area',
    'quote.callNow',
    'quote.devices',
    'languages.offer',
    'siteIndex.more',
  ),
  removeFields('*/pages/home.yaml', 'hero.price'),
  removeFields('*/pages/gallery.yaml', 'slider'),
  removeFields('*/pages/estimate.yaml', 'band.services', 'words.tool'),
  removeFields('*/pages/city.yaml', 'needs.prices.lead', 'needs.prices.quote', 'needs.utility'),
  removeFields('*/pages/city.yaml', 'needs.distance.label', 'needs.distance.short'),
  removeFields('*/pages/city.yaml', 'needs.travel.label', 'needs.travel.short'),
  removeFields('*/services/*.md', 'cardImage', 'facts'),
  // It is computed from the sizes now.
  removeFields('pricing.yaml', 'solar.residential'),
  joinReviews,
  nameTranslations,
  // A figure of 0 percent read "Save 0%".
  emptyZeros,
  removeFields('*/pages/services.yaml', 'detail.talk'),
  removeFields('*/pages/blog.yaml', 'article.aside', 'article.previous', 'article.next'),
  addWords('price-words.yaml', 'aVisit', 'parts.ownVisit'),
  addWords('pages/private-page.yaml', 'fill.parts.ownVisit'),
  // One checkbox said both.
  splitLicensed,
  addWords('facts.yaml', 'promised.licensed', 'promised.insured'),
]

/** Brings the content in `root` up to this version. Returns a sentence for each written file. */
export const runContentSteps = (root: string, steps = contentSteps): string[] => steps.flatMap((step) => step(root))
