import { content } from '../content.ts'
import { credentials } from '../layout/page-shell.ts'
import type { Picture } from '../pictures/picture.ts'
import { Glint } from '../ui/Glint.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'
import { keptPromises } from './true-words.ts'
import './about.css'

const { business, home } = content
const { about: words } = home

/** The crew, its equipment, and the steps of a visit. */
export function About({ picture }: { picture: Picture }) {
  return (
    <Section id="about" tone="band" sweptBelow aria-labelledby="about-title">
      <div className="wrapper switcher about">
        <div className="glinted">
          <Glint />
          <PictureFrame className="about-photo" picture={picture} sweep="start" />
        </div>
        <div className="about-words flow">
          <h2 id="about-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ul className="about-claims">
            {keptPromises(words.claims, business.promises).map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={iconNamed(icon)} />
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {credentials.length > 0 && <p className="soft small">{credentials.join(' · ')}</p>}
        </div>
      </div>
      <div className="wrapper about-steps">
        <h3 className="about-steps-title">{words.stepsTitle}</h3>
        <Steps steps={words.steps} heading="h4" />
      </div>
    </Section>
  )
}
