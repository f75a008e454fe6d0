import { type Find, isThere, matchCue } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Reread } from './asked-amounts.ts'

/** What a message names that our pages say nothing of, as answers name it: "moving furniture". */
export const untoldIn = (find: Find, { untold }: Lexicon): string[] =>
  untold.flatMap(({ name, cues }) => (cues.some((cue) => matchCue(cue, find)) ? [name] : []))

// Where one of our pages, or nobody, is likelier asked, that is answered.
const likely = 0.6
// What answers in general, or of another thing than the one that is named.
const general = new Set([
  ...['services', 'prepare', 'not-offered', 'rentals', 'be-home', 'gated', 'commercial', 'solar', 'windows', 'area'],
  ...['height', 'farm', 'inside', 'screens', 'about', 'insurance', 'discounts', 'quote', 'jobs', 'clean-up', 'hoa'],
  ...['reply-time', 'guarantee', 'duration', 'cancellation', 'contract', 'plans', 'plan-terms', 'payment', 'reviews'],
  ...['real-reviews', 'hours', 'best-time', 'equipment', 'competitors', 'invoicing', 'person', 'email', 'included'],
])
// What is said of a thing beside it all the same.
const kept = new Set([
  'solar',
  'windows',
  'screens',
  'inside',
  'area',
  'insurance',
  'reviews',
  'real-reviews',
  'equipment',
  'payment',
  'about',
])

/** "Do you move furniture?": that our pages do not say, in the place of what they say of a visit in general. */
export const asUntold: Reread = (topics, { untold, counts, find }) => {
  // "Will the prices go up?" asks for none that is published; "20 panels on a mobile home, the price?" does.
  const isOfJob = counts.length > 0 || ['solar', 'window'].some((name) => isThere(find.concept(name)))
  const isGeneral = (id: string): boolean => general.has(id) || (id === 'price' && !isOfJob)
  if (untold.length === 0 || !topics.every(({ id }) => isGeneral(id))) return [...topics]
  return [{ id: 'untold', share: likely, isAsked: true }, ...topics.filter(({ id }) => kept.has(id))]
}
