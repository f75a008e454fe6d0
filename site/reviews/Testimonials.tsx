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
        <strong>{name}</strong> {location} · {service}
      </figcaption>
    </figure>
  )
}

interface TestimonialsProps {
  title: string
  content: TestimonialsContent
  stars: string
  /** Said when no customer wrote them. */
  samples: string
}

/** What customers say, in columns of different heights. */
export function Testimonials({ title, content: { testimonials, sample }, stars, samples }: TestimonialsProps) {
  return (
    <Section tone="band" aria-labelledby="testimonials-title">
      <div className="wrapper">
        <h2 id="testimonials-title" className="hidden-visually">
          {title}
        </h2>
        <ul className="testimonials" data-sample={sample || undefined}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} stars={stars} />
            </li>
          ))}
        </ul>
        {sample && <p className="testimonials-note">{samples}</p>}
      </div>
    </Section>
  )
}
