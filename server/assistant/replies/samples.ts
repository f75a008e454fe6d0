import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const isIllustrated = ({ content }: ReplyContext): boolean =>
  Object.values(content.pictures).some(({ provenance }) => provenance === 'illustration')

const isSampled = ({ content: { reviews, testimonials } }: ReplyContext): boolean =>
  testimonials.sample || reviews.some(({ sample }) => sample)

type About = { answer: string | undefined; isStandIn: boolean; standIn: string; link: string }

/** What our pages show, and that they are stand-ins for as long as they are. */
const shown = ({ answer, isStandIn, standIn, link }: About): string[] => (isStandIn ? [standIn, link] : [answer ?? ''])

const asksWhether = ({ topics }: Understanding, id: string) => topics.some((topic) => topic.id === id)

/** What our pictures show, and whether they are of our own work. */
export const picturesReply = (asked: Understanding, context: ReplyContext): string[] => {
  const isStandIn = isIllustrated(context)
  const about = { answer: context.answers.gallery, isStandIn, standIn: context.say('illustrated') }
  const no = isStandIn && asksWhether(asked, 'real-photos') ? [context.say('notReal')] : []
  return [...no, ...shown({ ...about, link: context.say('galleryLink') })]
}

/** Where reviews stand, and whether customers wrote them. */
export const reviewsReply = (asked: Understanding, context: ReplyContext): string[] => {
  const isStandIn = isSampled(context)
  const about = { answer: context.answers.reviews, isStandIn, standIn: context.say('sampled') }
  const no = isStandIn && asksWhether(asked, 'real-reviews') ? [context.say('notReal')] : []
  return [...no, ...shown({ ...about, link: context.say('reviewsLink') })]
}
