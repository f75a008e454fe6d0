import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { Actions } from '../layout/Actions.tsx'
import type { Trail } from '../layout/crumbs.ts'
import { previewWords } from '../layout/preview-words.ts'
import type { Picture } from '../pictures/picture.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import './sample.css'
import './reviews-hero.css'
import { averageOf } from './reviews-schema.ts'
import { samples, shownReviews } from './shown-reviews.ts'

const { business, interface: shared, reviewsPage } = content
const { hero: words } = reviewsPage
const count = shownReviews.length
const profile = business.proof.googleProfile
const isRated = count > 0 && samples === 'none'
const notice =
  samples === 'all' ? fill(reviewsPage.samples.text, { count }) : previewWords(shared.preview, samples, 'none')

/** The average rating and the number of reviews, or a notice that they are samples. */
export function ReviewsHero({ breadcrumb, picture }: { breadcrumb: Trail; picture: Picture }) {
  return (
    <PageHero
      title={count > 0 ? <RatingTitle /> : breadcrumb.crumbs.at(-1)?.name}
      lead={isRated ? fill(words.count, { count }) : undefined}
      breadcrumb={breadcrumb}
      picture={picture}
    >
      {notice && <p className="sample-notice">{notice}</p>}
      <Actions quote={words.quote} />
      {profile && <ArrowLink href={profile}>{words.google}</ArrowLink>}
    </PageHero>
  )
}

function RatingTitle() {
  const rating = averageOf(shownReviews)
  const [figure, ...rest] = fill(words.title, { rating }).split(' ')
  return (
    <>
      <span className={isRated ? 'reviews-figure' : undefined}>{figure}</span> {rest.join(' ')}
      {isRated && <Stars rating={Math.round(Number(rating))} />}
    </>
  )
}
