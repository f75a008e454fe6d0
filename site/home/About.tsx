import type { Home } from '../../content/schema/pages/home.ts'
import type { Picture } from '../pictures/picture.ts'
import { Glint } from '../ui/Glint.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { Section } from '../ui/Section.tsx'
import './steps.css'
import './about.css'

interface AboutProps {
  words: Home['about']
  /** Owners, license and insurer, where they are known. */
  credentials: readonly string[]
  picture: Picture
}

/** Who comes to your roof, what they bring, and how a visit goes. */
export function About({ words, credentials, picture }: AboutProps) {
  return (
    <Section id="about" tone="band" sweptBelow aria-labelledby="about-title">
      <div className="wrapper switcher about">
        <div className="about-figure">
          <Glint className="about-glint" />
          <PictureFrame className="about-photo" picture={picture} sweep="start" />
        </div>
        <div className="about-words flow">
          <h2 id="about-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ul className="about-claims">
            {words.claims.map(({ icon, title, text }) => (
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
        <Steps steps={words.steps} />
      </div>
    </Section>
  )
}

interface StepsProps {
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps, joined by a drawn line. */
function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps" data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
