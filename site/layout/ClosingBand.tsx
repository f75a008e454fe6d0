import type { Closing } from '../../content/schema/meta.ts'
import { Section } from '../ui/Section.tsx'
import { Sweep } from '../ui/Sweep.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import { Actions } from './Actions.tsx'
import './closing-band.css'

/** The last band of most pages, amber on navy: ask for a quote, or call. */
export function ClosingBand({ words }: { words: Closing }) {
  return (
    <Section tone="night" className="closing-band panel-grid" aria-labelledby="closing-title">
      <Sweep />
      <div className="wrapper repel closing-band-row">
        <div className="closing-band-words flow">
          <h2 id="closing-title">{words.title}</h2>
          <p className="lead">
            <Kept text={words.text} phones />
          </p>
        </div>
        <Actions quote={words.quote} call={words.call} callVariant="outline-light" />
      </div>
    </Section>
  )
}
