import type { ReactNode } from 'react'
import { content } from '../content.ts'
import { Actions } from '../layout/Actions.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'
import './sliders.css'

const { wideSlider: words } = content.home
const { compare: hint, quoteButtons } = content.interface

/** The before/after slider over the whole width of the page. */
export function WideSlider({ children }: { children: ReactNode }) {
  return (
    <Section aria-labelledby="wide-slider-title">
      <div className="wrapper">
        <SectionHead id="wide-slider-title" title={words.title}>
          <p className="lead">{words.lead}</p>
        </SectionHead>
        {children}
        <div className="repel slider-foot">
          <Actions quote={quoteButtons.slider} />
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
