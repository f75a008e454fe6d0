import type { ReactNode } from 'react'
import { content } from '../content.ts'
import type { Picture } from '../pictures/picture.ts'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import { NextSteps } from './NextSteps.tsx'
import './quote-page.css'

const { quotePage: words } = content
const { phone, phoneLink } = content.business
const [beforeNumber, afterNumber] = words.call.split(phone)

/**
 * Page with the quote form. Without script, the browser validates, and the server lists mistakes on a page whose Back
 * leads here.
 */
export function QuotePage({ photo, children }: { photo: Picture; children: ReactNode }) {
  return (
    <div className="wrapper quote-page">
      <div className="quote-page-main">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <div className="card quote-card">
          {children}
          <p className="quote-foot">
            {beforeNumber}
            <a className="number" href={phoneLink}>
              {phone}
            </a>
            <Kept text={afterNumber ?? ''} />
          </p>
          <p className="quote-foot">
            {words.privacy.text} <a href={words.privacy.link.href}>{words.privacy.link.label}</a>
          </p>
        </div>
      </div>
      <NextSteps words={words.next} heading="h2" photo={<ResponsiveImage picture={photo} alt="" />} />
    </div>
  )
}
