import type { ReactNode } from 'react'
import type { Home } from '../../content/schema/home.ts'
import { Actions } from '../layout/Actions.tsx'
import type { CallWords } from '../layout/call-words.ts'
import { Section } from '../ui/Section.tsx'
import './sliders.css'

interface WindowSliderProps {
  words: Home['windowSlider']
  quote: string
  call: CallWords
  /** The before/after slider. */
  children?: ReactNode
}

/** The second proof, beside its words. Its quote button is water: the amber one above may still be in view. */
export function WindowSlider({ words, quote, call, children }: WindowSliderProps) {
  return (
    <Section tight="top" aria-labelledby="windows-title">
      <div className="wrapper switcher window-slider">
        <div className="window-slider-words flow">
          <h2 id="windows-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <Actions quote={quote} call={call} quoteVariant="water" />
        </div>
        <div>{children}</div>
      </div>
    </Section>
  )
}
