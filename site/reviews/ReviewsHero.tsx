import type { ReviewsWords } from '../../content/schema/pages/reviews-page.ts'
import { fill } from '../../pricing/fill.ts'
import { Actions } from '../layout/Actions.tsx'
import type { CallWords } from '../layout/call-words.ts'
import type { Picture } from '../pictures/picture.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import './sample.css'
import './reviews-hero.css'

interface ReviewsHeroProps {
  words: ReviewsWords['hero']
  breadcrumb: { label: string; crumbs: readonly Crumb[] }
  picture: Picture
  call: CallWords
  /** The average of all that is shown. */
  rating: { stars: number; score: string }
  /** How many testimonials there are. */
  count: number
  /** Instead of stars and count while no customer wrote them. */
  samples: string | undefined
  /** The address of the profile on Google, or nothing. */
  profile: string
}

/** The rating, how many people it comes from, and whether it is real. */
export function ReviewsHero({ words, breadcrumb, picture, call, rating, count, samples, profile }: ReviewsHeroProps) {
  const title = fill(words.title, { rating: rating.score })
  const [figure, ...rest] = title.split(' ')
  const heading = (
    <>
      <span className={samples ? undefined : 'reviews-figure'}>{figure}</span> {rest.join(' ')}
      {!samples && <Stars rating={rating.stars} />}
    </>
  )
  return (
    <PageHero
      title={heading}
      lead={samples ? undefined : fill(words.count, { count })}
      breadcrumb={breadcrumb}
      picture={picture}
    >
      {samples && <p className="sample-notice">{fill(samples, { count })}</p>}
      <Actions quote={words.quote} call={call} />
      {profile && <ArrowLink href={profile}>{words.google}</ArrowLink>}
    </PageHero>
  )
}
