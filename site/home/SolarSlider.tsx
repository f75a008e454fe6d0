import type { ReactNode } from 'react'
import type { Home } from '../../content/schema/home.ts'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { Actions } from '../layout/Actions.tsx'
import type { CallWords } from '../layout/call-words.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'
import './sliders.css'

interface SolarSliderProps {
  words: Home['solarSlider']
  hint: InterfaceWords['compare']
  quote: string
  call: CallWords
  /** The before/after slider. */
  children?: ReactNode
}

/** The first proof: the whole width of the page, dusty on one side, clean on the other. */
export function SolarSlider({ words, hint, quote, call, children }: SolarSliderProps) {
  return (
    <Section aria-labelledby="solar-title">
      <div className="wrapper">
        <SectionHead id="solar-title" title={words.title}>
          <p className="lead">{words.lead}</p>
        </SectionHead>
        {children}
        <div className="repel slider-foot">
          <Actions quote={quote} call={call} />
          <p className="slider-hint">
            <Icon name="move-horizontal" />
            <span>
              {hint.hint}
              <span className="slider-keys">{hint.keysHint}</span>
            </span>
          </p>
        </div>
      </div>
    </Section>
  )
}
