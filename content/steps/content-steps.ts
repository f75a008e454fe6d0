import { emptyZeros } from './empty-zeros.ts'
import { joinReviews } from './join-reviews.ts'
import { nameTranslations } from './name-translations.ts'
import { addField, addFile, addToEntries, addWords, type ContentStep, matchWords, removeField } from './step-kinds.ts'

// In the order of their versions. Never edited after a release: add the next, such as
// addField('en/letters.yaml', ['reminders', 'subject'], 'A lead is waiting').
const contentSteps: readonly ContentStep[] = [
  addFile('customers.yaml'),
  addFile('photographs.yaml'),
  addFile('pages/private-page.yaml'),
  addWords('letters.yaml', [
    ...(['wants-day', 'visit-tomorrow'] as const).flatMap((kind) => [
      ['desk', 'push', kind],
      ['reminders', kind],
    ]),
    ['weekly', 'openQuotes'],
    ['weekly', 'labels', 'openQuotes'],
  ]),
  addWords('interface.yaml', [
    ['quote', 'details'],
    ['map', 'empty'],
  ]),
  addWords('pages/home.yaml', [['hero', 'promise']]),
  addWords('assistant.yaml', [['widget', 'undo']]),
  removeField('map.yaml', ['near']),
  removeField('*/interface.yaml', ['footer', 'area']),
  removeField('*/pages/home.yaml', ['hero', 'price']),
  removeField('*/pages/estimate.yaml', ['band', 'services']),
  removeField('*/pages/city.yaml', ['needs', 'prices', 'lead']),
  removeField('*/pages/city.yaml', ['needs', 'prices', 'quote']),
  removeField('*/pages/city.yaml', ['needs', 'utility']),
  removeField('*/services/*.md', ['cardImage']),
  removeField('*/pages/estimate.yaml', ['words', 'tool']),
  addWords('assistant/danger.yaml', [['general']]),
  addWords('photographs.yaml', [['desk', 'sending']]),
  // It is computed from the sizes now.
  removeField('pricing.yaml', ['solar', 'residential']),
  removeField('*/pages/city.yaml', ['needs', 'distance', 'label']),
  removeField('*/pages/city.yaml', ['needs', 'distance', 'short']),
  removeField('*/pages/city.yaml', ['needs', 'travel', 'label']),
  removeField('*/pages/city.yaml', ['needs', 'travel', 'short']),
  removeField('*/services/*.md', ['facts']),
  addWords('interface.yaml', [['quote', 'fields', 'phone', 'hint']]),
  addWords('interface.yaml', [
    ['quote', 'fields', 'phone', 'short'],
    ['quote', 'fields', 'email', 'hint'],
    ['quote', 'success', 'doubted'],
  ]),
  removeField('*/interface.yaml', ['quote', 'callNow']),
  removeField('*/pages/gallery.yaml', ['slider']),
  addWords('price-words.yaml', [['townRead']]),
  addWords('facts.yaml', [
    ...(['months', 'date', 'datesOff', 'off', 'noneOff'] as const).map((name) => ['openingDays', name]),
    ['counties'],
    ['stages'],
  ]),
  addWords('pages/home.yaml', [['contact', 'hours', 'off']]),
  addField('business.yaml', ['daysOff'], []),
  removeField('*/interface.yaml', ['quote', 'devices']),
  removeField('*/interface.yaml', ['languages', 'offer']),
  addWords('photographs.yaml', [
    ['desk', 'tooMany'],
    ['desk', 'full'],
  ]),
  addWords('pages/estimate.yaml', [['words', 'wash', 'answer', 'advice', 'look']]),
  joinReviews,
  nameTranslations,
  addWords('assistant/danger.yaml', [['call']]),
  addWords('price-words.yaml', [
    ['job', 'services', 'gutters'],
    ['job', 'services', 'pressureWashing'],
  ]),
  addField('soiling.yaml', ['holds'], { latitude: 36.3008, longitude: -119.7828, miles: 150 }),
  // The chat offers what a town card has.
  addToEntries('pages/city.yaml', ['services', 'items'], 'job'),
  // A figure of 0 percent read "Save 0%".
  emptyZeros,
  // Both hold no word that an owner may leave out.
  matchWords('desk.yaml'),
  matchWords('customers.yaml'),
  removeField('*/pages/services.yaml', ['detail', 'talk']),
  removeField('*/pages/blog.yaml', ['article', 'aside']),
  removeField('*/pages/blog.yaml', ['article', 'previous']),
  removeField('*/pages/blog.yaml', ['article', 'next']),
]

/** Brings the content in `root` up to this version. Returns a sentence for each written file. */
export const runContentSteps = (root: string, steps = contentSteps): string[] => steps.flatMap((step) => step(root))
