import type { Home } from '../../content/schema/pages/home.ts'
import { Actions } from '../layout/Actions.tsx'
import type { CallWords } from '../layout/call-words.ts'
import { Glint } from '../ui/Glint.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import { HeroClips, HeroEdge } from './HeroClips.tsx'
import { HeroPicture, type HeroPictures } from './HeroPicture.tsx'
import './hero.css'

interface HeroProps {
  words: Home['hero']
  pictures: HeroPictures
  quote: string
  call: CallWords
}

/** Words on paper beside the photograph; between them the strip that the squeegee has not reached yet. */
export function Hero({ words, pictures, quote, call }: HeroProps) {
  return (
    <section className="hero" id="home" aria-labelledby="hero-title">
      <HeroClips />
      <div className="hero-photo">
        <div className="hero-dusty" aria-hidden="true">
          <HeroPicture pictures={pictures} alt="" />
        </div>
        <div className="hero-clean">
          <HeroPicture pictures={pictures} fetchPriority="high" />
        </div>
        <HeroEdge />
        <Glint className="hero-glint" />
      </div>
      <div className="wrapper hero-body">
        <div className="hero-words flow">
          <h1 id="hero-title">
            <Kept text={words.title} />
          </h1>
          <p className="lead">{words.lead}</p>
          <p className="hero-promise">{words.promise}</p>
          <Actions quote={quote} call={call} className="hero-actions" />
        </div>
      </div>
    </section>
  )
}
