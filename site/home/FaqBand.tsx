import { content } from '../content.ts'
import { callWords as call } from '../layout/call-words.ts'
import { Section } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './faq.css'

const { faq: words } = content

/** Five questions; opening one closes the other, and an open one may be closed. */
export function FaqBand() {
  return (
    <Section id="faq" tight aria-labelledby="faq-title">
      <div className="wrapper switcher faq-grid">
        <div className="faq-words flow">
          <h2 id="faq-title">{words.title}</h2>
          <p className="soft">
            <span>{words.lead}</span>{' '}
            <a className="number" href={call.href}>
              {call.number}
            </a>
          </p>
        </div>
        <div className="faq">
          {words.items.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p className="faq-answer">
                <Kept text={answer} phones />
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
