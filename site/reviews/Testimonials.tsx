import type { Testimonials as TestimonialsContent } from '../../content/schema/reviews.ts'
import { fill } from '../../pricing/fill.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { Section } from '../ui/Section.tsx'
import './testimonials.css'

interface TestimonialsProps {
  title: string
  content: TestimonialsContent
  stars: string
  /** The closing band follows. */
  isLast: boolean
}

/** What customers say, each on a card. */
export function Testimonials({ title, content, stars, isLast }: TestimonialsProps) {
  return (
    <Section tone="band" sweptBelow={isLast} aria-labelledby="testimonials-title">
      <div className="wrapper">
        <h2 id="testimonials-title" className="testimonials-title">
          {title}
        </h2>
        <ul className="testimonials">
          {content.testimonials.map(({ name, location, rating, text, service }) => (
            <li key={name}>
              <figure className="card testimonial">
                <Stars rating={rating} label={fill(stars, { rating })} />
                <blockquote>{text}</blockquote>
                <figcaption>
                  <span className="testimonial-initial" aria-hidden="true">
                    {name.charAt(0)}
                  </span>
                  <span>
                    <strong>{name}</strong> {location} · {service}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
