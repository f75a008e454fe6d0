import { type Find, matchCue } from '../language/cues.ts'
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
  ...['reply-time', 'guarantee', 'duration', 'cancellation', 'contract', 'plans', 'plan-terms'],
])
// What is said of a thing beside it all the same.
const kept = new Set(['solar', 'windows', 'screens', 'inside', 'area', 'insurance'])

/** "Do you move furniture?": that our pages do not say, in the place of what they say of a visit in general. */
export const asUntold: Reread = (topics, { untold }) => {
  if (untold.length === 0 || !topics.every(({ id }) => general.has(id))) return [...topics]
  return [{ id: 'untold', share: likely, isAsked: true }, ...topics.filter(({ id }) => kept.has(id))]
}
