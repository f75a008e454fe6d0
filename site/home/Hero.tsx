import type { ComponentProps } from 'react'
import { content } from '../content.ts'
import { Actions } from '../layout/Actions.tsx'
import type { Picture } from '../pictures/picture.ts'
import { Glint } from '../ui/Glint.tsx'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './hero.css'

const { hero: words } = content.home

/** Words on paper beside the photograph; between them the strip that the squeegee has not reached yet. */
export function Hero({ pictures }: { pictures: HeroPictures }) {
  return (
    <section className="hero" id="home" aria-labelledby="hero-title">
      <HeroClips />
      <div className="hero-photo fill">
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
          {words.promise && <p className="hero-promise">{words.promise}</p>}
          <Actions quote={content.interface.quoteButtons.hero} className="hero-actions" />
        </div>
      </div>
    </section>
  )
}

/** The shapes that hero.css cuts the photograph with, in units of its box. */
function HeroClips() {
  return (
    <svg className="hero-clips" width="0" height="0" aria-hidden="true">
      <clipPath id="sweep-wide-dusty" clipPathUnits="objectBoundingBox">
        <path d="M.172 0C.07 .24 .0 .56 .045 1L1 1L1 0Z" />
      </clipPath>
      <clipPath id="sweep-wide-clean" clipPathUnits="objectBoundingBox">
        <path d="M.262 0C.152 .24 .078 .56 .128 1L1 1L1 0Z" />
      </clipPath>
      <clipPath id="sweep-tall-dusty" clipPathUnits="objectBoundingBox">
        <path d="M0 0L1 0L1 .87C.7 .97 .34 1.02 0 .955Z" />
      </clipPath>
      <clipPath id="sweep-tall-clean" clipPathUnits="objectBoundingBox">
        <path d="M0 0L1 0L1 .775C.7 .885 .34 .935 0 .86Z" />
      </clipPath>
    </svg>
  )
}

/** The wet line that rides on the clean edge; the same curves as the clips. */
function HeroEdge() {
  return (
    <svg className="hero-edge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="hero-edge-wide" d="M26.2 0C15.2 24 7.8 56 12.8 100" />
      <path className="hero-edge-tall" d="M100 77.5C70 88.5 34 93.5 0 86" />
    </svg>
  )
}

type HeroPictures = { wide: Picture & { media: string }; tall: Picture }

interface HeroPictureProps extends Omit<ComponentProps<typeof ResponsiveImage>, 'picture' | 'sources'> {
  pictures: HeroPictures
}

/** One scene in two crops: wide beside the words, tall above them. */
function HeroPicture({ pictures: { wide, tall }, ...rest }: HeroPictureProps) {
  const { media, src } = wide
  const webp = { type: 'image/webp', srcSet: src }
  return (
    <ResponsiveImage
      picture={tall}
      sources={[...wide.sources, webp].map((source) => ({ ...source, media }))}
      loading="eager"
      {...rest}
    />
  )
}
