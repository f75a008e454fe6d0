import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { Actions } from '../layout/Actions.tsx'
import type { Trail } from '../layout/crumbs.ts'
import type { Picture } from '../pictures/picture.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import './sample.css'
import './reviews-hero.css'
import { averageOf } from './reviews-schema.ts'

const { business, reviewsPage, testimonials: shown } = content
const { hero: words } = reviewsPage
const count = shown.testimonials.length
const profile = business.proof.googleProfile

/** The average rating and the number of testimonials, or a notice that they are samples. */
export function ReviewsHero({ breadcrumb, picture }: { breadcrumb: Trail; picture: Picture }) {
  const rating = averageOf(shown.testimonials)
  const [figure, ...rest] = fill(words.title, { rating }).split(' ')
  const heading = (
    <>
      <span className={shown.sample ? undefined : 'reviews-figure'}>{figure}</span> {rest.join(' ')}
      {!shown.sample && <Stars rating={Math.round(Number(rating))} />}
    </>
  )
  return (
    <PageHero
      title={heading}
      lead={shown.sample ? undefined : fill(words.count, { count })}
      breadcrumb={breadcrumb}
      picture={picture}
    >
      {shown.sample && <p className="sample-notice">{fill(reviewsPage.samples.text, { count })}</p>}
      <Actions quote={words.quote} />
      {profile && <ArrowLink href={profile}>{words.google}</ArrowLink>}
    </PageHero>
  )
}
