import type { Testimonials as TestimonialsContent } from '../../content/schema/reviews.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { Section } from '../ui/Section.tsx'
import { fillWords } from '../ui/text/fill-words.ts'
import './testimonials.css'

type Testimonial = TestimonialsContent['testimonials'][number]

function TestimonialCard({ testimonial, stars }: { testimonial: Testimonial; stars: string }) {
  const { name, location, rating, text, service } = testimonial
  return (
    <figure className="testimonial flow">
      <Stars rating={rating} label={fillWords(stars, { rating })} />
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
}

/** What customers say, each on a card. */
export function Testimonials({ title, content: { testimonials, sample }, stars }: TestimonialsProps) {
  return (
    <Section tone="band" aria-labelledby="testimonials-title">
      <div className="wrapper">
        <h2 id="testimonials-title" className="testimonials-title">
          {title}
        </h2>
        <ul className="testimonials" data-sample={sample || undefined}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} stars={stars} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
