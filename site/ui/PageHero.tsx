import type { ReactNode } from 'react'
import type { Picture } from '../pictures/picture.ts'
import { Breadcrumb, type Crumb } from './link/Breadcrumb.tsx'
import { PictureFrame } from './picture/PictureFrame.tsx'
import { Kept } from './text/Kept.tsx'
import './page-hero.css'
import './section.css'

interface PageHeroProps {
  title: ReactNode
  lead?: string | undefined
  breadcrumb?: { label: string; crumbs: readonly Crumb[] } | undefined
  /** Shown beside the words. */
  picture?: Picture | undefined
  /** Shown below the words. */
  children?: ReactNode
}

/** The opening of every page but the first: words on paper, one photograph with a swept corner. */
export function PageHero({ title, lead, breadcrumb, picture, children }: PageHeroProps) {
  const words = (
    <>
      <h1>{typeof title === 'string' ? <Kept text={title} /> : title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  )
  return (
    <section className="page-hero">
      <div className="wrapper">
        {breadcrumb && <Breadcrumb {...breadcrumb} />}
        {picture ? (
          <div className="page-hero-grid">
            <div className="page-hero-words flow">
              {words}
              {children}
            </div>
            <PictureFrame className="page-hero-photo" picture={picture} sweep="start" loading="eager" />
          </div>
        ) : (
          <>
            <div className="section-head">{words}</div>
            {children && <div className="page-hero-more">{children}</div>}
          </>
        )}
      </div>
    </section>
  )
}
