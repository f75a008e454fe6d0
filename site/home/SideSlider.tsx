import type { ReactNode } from 'react'
import type { Home } from '../../content/schema/pages/home.ts'
import { content } from '../content.ts'
import { Actions } from '../layout/Actions.tsx'
import { Section } from '../ui/Section.tsx'
import './sliders.css'

/** The second proof, beside its words. */
export function SideSlider({ words, children }: { words: NonNullable<Home['sideSlider']>; children: ReactNode }) {
  return (
    <Section tight aria-labelledby="side-slider-title">
      <div className="wrapper switcher side-slider">
        <div className="side-slider-words flow">
          <h2 id="side-slider-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="side-slider-picture">{children}</div>
        <Actions quote={content.interface.quoteButtons.slider} />
      </div>
    </Section>
  )
}
