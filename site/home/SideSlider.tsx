import type { ReactNode } from 'react'
import type { Home } from '../../content/schema/pages/home.ts'
import { Actions } from '../layout/Actions.tsx'
import type { CallWords } from '../layout/call-words.ts'
import { Section } from '../ui/Section.tsx'
import './sliders.css'

interface SideSliderProps {
  words: NonNullable<Home['sideSlider']>
  quote: string
  call: CallWords
  /** The before/after slider. */
  children?: ReactNode
}

/** The second proof, beside its words. Its quote button is water: the amber one above may still be in view. */
export function SideSlider({ words, quote, call, children }: SideSliderProps) {
  return (
    <Section tight aria-labelledby="side-slider-title">
      <div className="wrapper switcher side-slider">
        <div className="side-slider-words flow">
          <h2 id="side-slider-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="side-slider-picture">{children}</div>
        <Actions quote={quote} call={call} quoteVariant="water" />
      </div>
    </Section>
  )
}
