import type { Home } from '../../../content/schema/pages/home.ts'
import type { Figure } from '../../../pricing/figure-text.ts'
import { WaitSteps } from '../../estimate/WaitSteps.tsx'
import { link } from '../../link.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import type { WashCases } from './wash-cases.ts'
import './wash-band.css'

interface WashProps {
  words: NonNullable<Home['wash']>
  worth: WashCases
}

/** "Wash now or wait?": one plot, an answer for each kind of place, and a next step for each answer. */
export function WashBand({ words, worth }: WashProps) {
  return (
    <Section id="wash-or-wait" aria-labelledby="wash-title">
      <div className="wrapper wash-band">
        <div className="wash-question flow">
          <h2 id="wash-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <WashRanges words={words} worth={worth} />
        <div className="wash-answers">
          {worth.cases.map(({ place, answer, path, laterMonths }) => (
            <div key={place} className="wash-verdict flow" data-answer={answer}>
              <h3>{`${words.places[place]}: ${words.answers[answer].title}`}</h3>
              <p>{words.answers[answer].text}</p>
              <div className="wash-next">
                {answer === 'wait' ? (
                  <WaitSteps words={words} reminds={laterMonths.includes(words.remind.month)} />
                ) : (
                  <ButtonLink size="small" href={link(path)}>
                    {words.check}
                  </ButtonLink>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** One bar per place for the gain of a wash, in front of its price. A bar that ends before the price does not pay. */
function WashRanges({ worth: { price, cases }, words }: WashProps) {
  const width = Math.max(price.to, ...cases.map(({ regained }) => regained.to))
  const percent = (part: number) => `${((100 * part) / width).toFixed(1)}%`
  const bar = ({ from, to }: Figure) => ({ x: percent(from), width: percent(to - from) })
  return (
    <figure className="wash-ranges">
      <p className="wash-costs">
        {words.plot.costs} <strong>{price.text}</strong>
      </p>
      <div className="wash-rows">
        <svg className="wash-price" aria-hidden="true">
          <rect {...bar(price)} height="100%" />
        </svg>
        {cases.map(({ place: where, regained }) => (
          <div key={where} className="wash-row">
            <p>
              {words.places[where]} <strong className="hidden-visually">{regained.text}</strong>
            </p>
            {/* The figure begins where its bar does. */}
            <svg aria-hidden="true">
              <text x={percent(Math.min(regained.from, width / 2))} y="0.95em">
                {regained.text}
              </text>
              <rect {...bar(regained)} y="57%" height="43%" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption>{words.plot.caption}</figcaption>
    </figure>
  )
}
