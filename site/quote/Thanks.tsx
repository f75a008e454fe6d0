import type { ReactNode } from 'react'
import { content } from '../content.ts'
import { CallButton } from '../layout/CallButton.tsx'
import { link } from '../link.ts'
import type { Picture } from '../pictures/picture.ts'
import { Glint } from '../ui/Glint.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'
import '../ui/page-hero.css'
import './thanks.css'

const { hero, next, urgent, ...words } = content.thanksPage
const links = [...words.while.links, { label: words.home, href: link('/') }]

/** Page after a quote request sent without script: next steps, and links for meanwhile. */
export function Thanks({ picture, children }: { picture: Picture; children: ReactNode }) {
  return (
    <>
      <div className="page-hero thanks-hero">
        <div className="wrapper page-hero-grid">
          <div className="page-hero-words flow">
            <Icon className="thanks-done" name="check" />
            <h1>{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <div className="glinted">
            <Glint />
            <PictureFrame className="page-hero-photo" picture={picture} sweep="start" loading="eager" />
          </div>
        </div>
      </div>
      {children}
      <Section tight aria-labelledby="next-title">
        <div className="wrapper">
          <h2 id="next-title" className="thanks-next">
            {next.title}
          </h2>
          <Steps steps={next.steps} heading="h3" />
        </div>
      </Section>
      <Section tone="band" sweptBelow aria-labelledby="urgent-title">
        <div className="wrapper switcher thanks-more">
          <div className="card flow">
            <h2 id="urgent-title">{urgent.title}</h2>
            <p>{urgent.text}</p>
            <CallButton variant="water">{urgent.call}</CallButton>
          </div>
          <nav className="flow" aria-labelledby="while-title">
            <h2 id="while-title">{words.while.title}</h2>
            <ul className="thanks-links">
              {links.map(({ label, href }) => (
                <li key={href} data-for={href === link('/quote') ? 'unsent' : undefined}>
                  <ArrowLink href={href}>{label}</ArrowLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Section>
    </>
  )
}
