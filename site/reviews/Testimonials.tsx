import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { Section } from '../ui/Section.tsx'
import './testimonials.css'

const { interface: shared, reviewsPage: words, testimonials: shown } = content

/** Testimonials, each on a card. */
export function Testimonials() {
  return (
    <Section tone="band" sweptBelow={!words.check} aria-labelledby="testimonials-title">
      <div className="wrapper">
        <h2 id="testimonials-title" className="testimonials-title">
          {shown.sample ? words.samples.title : words.list}
        </h2>
        <ul className="testimonials">
          {shown.testimonials.map(({ name, location, rating, text, service }) => (
            <li key={name}>
              <figure className="card testimonial">
                <Stars rating={rating} label={fill(shared.stars, { rating })} />
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
