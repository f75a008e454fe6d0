import type { Home } from '../../content/schema/home.ts'
import { CallButton } from '../layout/CallButton.tsx'
import type { CallWords } from '../layout/call-words.ts'
import { Icon } from '../ui/Icon.tsx'
import { iconNamed } from '../ui/icons.ts'
import { Section } from '../ui/Section.tsx'
import { Sweep } from '../ui/Sweep.tsx'
import './stats-band.css'
import './count.css'

interface StatsBandProps {
  words: Home['stats']
  call: CallWords
}

/** Four figures that count up once when they come into view. The final figure is what is written, copied and read aloud. */
export function StatsBand({ words, call }: StatsBandProps) {
  return (
    <Section tone="night" className="stats panel-grid" aria-label={words.label} data-stats>
      <Sweep />
      <div className="wrapper stats-row">
        {words.items.map(({ icon, number, suffix, label }) => (
          <div className="stat" key={label}>
            <Icon name={iconNamed(icon)} />
            <dl>
              <dt>{label}</dt>
              <dd>
                <span className="count" data-count={number}>
                  <span className="count-final">{number}</span>
                </span>
                <span className="stat-suffix">{suffix}</span>
              </dd>
            </dl>
          </div>
        ))}
        <div className="stats-call">
          <CallButton variant="light" href={call.href}>
            {call.withNumber}
          </CallButton>
        </div>
      </div>
    </Section>
  )
}
