import type { Content } from '../../../content/schema/read.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import { saysPhrase } from '../understanding/says-phrase.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const isIllustrated = ({ pictures }: Content): boolean =>
  Object.values(pictures).some(({ provenance }) => provenance === 'illustration')

const isSampled = ({ reviews, testimonials }: Content): boolean =>
  testimonials.sample || reviews.some(({ sample }) => sample)

type StandIn = { asWhether: string; phrase: 'illustrated' | 'sampled'; link: 'galleryLink' | 'reviewsLink' }

/**
 * Says of what our pages show that it stands in for the real; a plain no to the question whether it is real, and a
 * plain yes to whether a review is invented.
 */
const standInReply = (
  { topics, tokens, lexicon, isPolar }: Understanding,
  { say }: ReplyContext,
  { asWhether, phrase, link }: StandIn,
): string[] => {
  const { fakeWords, inventedWords } = lexicon.words
  const isWhether = isPolar && topics.some(({ id }) => id === asWhether)
  // "Real or fake?" wants neither a yes nor a no.
  const isEither = saysOneOf(tokens, lexicon.words.eitherWords.slice(0, 1))
  const isFake = phrase === 'sampled' && saysPhrase(tokens, inventedWords)
  const first = isFake ? [say('yes')] : saysOneOf(tokens, fakeWords) ? [] : [say('no')]
  return [...(isWhether && !isEither ? first : []), say(phrase), say(link)]
}

/** What our pictures show, and whether they are of our own work. */
export const picturesReply = (asked: Understanding, context: ReplyContext): string[] =>
  isIllustrated(context.content)
    ? standInReply(asked, context, { asWhether: 'real-photos', phrase: 'illustrated', link: 'galleryLink' })
    : [context.answers.gallery ?? '']

/** Where reviews stand, and whether customers wrote them. */
export const reviewsReply = (asked: Understanding, context: ReplyContext): string[] =>
  isSampled(context.content)
    ? standInReply(asked, context, { asWhether: 'real-reviews', phrase: 'sampled', link: 'reviewsLink' })
    : [context.answers.reviews ?? '']
