import type { ReactNode } from 'react'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import type { Home } from '../../content/schema/pages/home.ts'
import { Actions } from '../layout/Actions.tsx'
import type { CallWords } from '../layout/call-words.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'
import './sliders.css'

interface WideSliderProps {
  words: Home['wideSlider']
  hint: InterfaceWords['compare']
  quote: string
  call: CallWords
  /** The before/after slider. */
  children?: ReactNode
}

/** The before/after slider over the whole width of the page. */
export function WideSlider({ words, hint, quote, call, children }: WideSliderProps) {
  return (
    <Section aria-labelledby="wide-slider-title">
      <div className="wrapper">
        <SectionHead id="wide-slider-title" title={words.title}>
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
