import type { Content } from '../../content/schema/read.ts'
import { CallButton } from '../layout/CallButton.tsx'
import { link } from '../link.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import { Section } from '../ui/Section.tsx'
import './thanks.css'

interface ThanksProps {
  words: Content['thanksPage']
  callHref: string
}

/** Where a request that was sent without script arrives: what happens now, and what to do meanwhile. */
export function Thanks({ words, callHref }: ThanksProps) {
  const { hero, next, urgent } = words
  return (
    <>
      <div className="wrapper thanks-head flow">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <Section tight="top" aria-labelledby="next-title">
        <div className="wrapper">
          <h2 id="next-title">{next.title}</h2>
          <ol className="thanks-steps">
            {next.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section tone="band" aria-labelledby="urgent-title">
        <div className="wrapper switcher thanks-more">
          <div className="flow">
            <h2 id="urgent-title">{urgent.title}</h2>
            <p>{urgent.text}</p>
            <CallButton href={callHref}>{urgent.call}</CallButton>
          </div>
          <nav className="flow" aria-labelledby="while-title">
            <h2 id="while-title">{words.while.title}</h2>
            <ul className="thanks-links">
              {words.while.links.map(({ label, href }) => (
                <li key={href}>
                  <ArrowLink href={href}>{label}</ArrowLink>
                </li>
              ))}
            </ul>
            <ButtonLink href={link('/')}>{words.home}</ButtonLink>
          </nav>
        </div>
      </Section>
    </>
  )
}
