import type { ComponentProps } from 'react'
import { content } from '../content.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
import { Sweep } from '../ui/Sweep.tsx'
import { Brand } from './Brand.tsx'
import { credentials, previewNote } from './page-shell.ts'
import { serviceLinks } from './site-links.ts'
import './footer.css'

const { business, home } = content
const words = content.interface.footer

interface FooterColumnProps extends ComponentProps<'div'> {
  title: string
}

function FooterColumn({ title, children, ...rest }: FooterColumnProps) {
  return (
    <div {...rest}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

// Names of networks, the same in every language.
const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
] as const

/** The business's own pages elsewhere, those that the owner has filled in. */
const profileLinks = networks.flatMap(([network, label]) => {
  const href = business.social[network]
  return href ? [{ label, href }] : []
})

/** The last band of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <Sweep tone="deep" />
      <div className="wrapper">
        <div className="footer-grid">
          <div className="footer-about flow">
            <Brand />
            <p>{words.about}</p>
            {credentials.length > 0 && <p>{credentials.join(' · ')}</p>}
          </div>
          <FooterColumn title={words.services}>
            <LinkList className="footer-list" links={serviceLinks} />
          </FooterColumn>
          <FooterColumn title={words.look}>
            <LinkList className="footer-list" links={[...words.links, ...profileLinks]} />
          </FooterColumn>
          <FooterColumn className="footer-wide" title={words.contact}>
            <ul className="footer-list footer-contact">
              <li>
                <a className="tap number" href={business.phoneLink}>
                  {business.phone}
                </a>
              </li>
              <li>
                <a className="tap" href={`mailto:${business.email}`}>
                  {business.email}
                </a>
              </li>
              <li>
                <span className="tap">{home.contact.hours.text}</span>
              </li>
            </ul>
          </FooterColumn>
        </div>
        <div className="footer-end cluster">
          <p>{words.rights}</p>
          <a className="tap" href={words.privacy.href}>
            {words.privacy.label}
          </a>
        </div>
      </div>
      {previewNote && <p className="footer-preview">{previewNote}</p>}
    </footer>
  )
}
