import type { ReviewsWords } from '../../content/schema/reviews-page.ts'
import type { Picture } from '../pictures/picture.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { Breadcrumb, type Crumb } from '../ui/link/Breadcrumb.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { fillWords } from '../ui/text/fill-words.ts'
import '../ui/page-hero.css'
import './reviews-hero.css'

interface ReviewsHeroProps {
  words: ReviewsWords['hero']
  breadcrumb: { label: string; crumbs: readonly Crumb[] }
  picture: Picture
  /** How many testimonials there are. */
  count: number
}

/** The rating as one big figure, and how many people it comes from. */
export function ReviewsHero({ words: { title, count: countWords }, breadcrumb, picture, count }: ReviewsHeroProps) {
  const [figure, ...rest] = title.split(' ')
  return (
    <section className="page-hero" aria-label={title}>
      <div className="wrapper">
        <Breadcrumb {...breadcrumb} />
        <div className="page-hero-grid">
          <div className="reviews-hero flow">
            <h1>
              <span className="reviews-figure">{figure}</span> {rest.join(' ')}
            </h1>
            <Stars rating={5} />
            <p className="lead">{fillWords(countWords, { count })}</p>
          </div>
          <PictureFrame className="page-hero-photo" picture={picture} sweep="start" loading="eager" />
        </div>
      </div>
    </section>
  )
}
