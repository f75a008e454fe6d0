import type { Testimonials as TestimonialsContent } from '../../content/schema/reviews.ts'
import { fill } from '../../pricing/fill.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { Section } from '../ui/Section.tsx'
import './testimonials.css'

type Testimonial = TestimonialsContent['testimonials'][number]

interface TestimonialCardProps {
  testimonial: Testimonial
  stars: string
}

function TestimonialCard({ testimonial, stars }: TestimonialCardProps) {
  const { name, location, rating, text, service } = testimonial
  return (
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
  )
}

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
          {content.testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} stars={stars} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
