import type { ComponentProps } from 'react'
import type { Business } from '../../content/schema/business.ts'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
import { Sweep } from '../ui/Sweep.tsx'
import { Brand } from './Brand.tsx'
import './footer.css'

type Links = InterfaceWords['nav']

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

interface FooterProps {
  business: Business
  words: InterfaceWords['footer']
  hours: string
  services: Links
  /** Owners, license and insurer, where they are known. */
  credentials: readonly string[]
  /** Said while samples stand in for the owner's reviews or photographs. */
  preview: string | undefined
}

// Names of networks, the same in every language.
const networks = { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', linkedin: 'LinkedIn' }

/** The business's own pages elsewhere, those that the owner has filled in. */
const profileLinks = ({ social }: Pick<Business, 'social'>): Links =>
  Object.entries(social).flatMap(([network, href]) =>
    href && isNetwork(network) ? [{ label: networks[network], href }] : [],
  )

const isNetwork = (name: string): name is keyof typeof networks => Object.hasOwn(networks, name)

/** The last band of every page. */
export function Footer({ business, words, hours, services, credentials, preview }: FooterProps) {
  return (
    <footer className="footer">
      <Sweep tone="deep" />
      <div className="wrapper">
        <div className="footer-grid">
          <div className="footer-about flow">
            <Brand name={business.shortName} trade={business.shortTagline} />
            <p>{words.about}</p>
            {credentials.length > 0 && <p>{credentials.join(' · ')}</p>}
          </div>
          <FooterColumn title={words.services}>
            <LinkList className="footer-list" links={services} />
          </FooterColumn>
          <FooterColumn title={words.look}>
            <LinkList className="footer-list" links={[...words.links, ...profileLinks(business)]} />
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
                <span className="tap">{hours}</span>
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
      {preview && <p className="footer-preview">{preview}</p>}
    </footer>
  )
}
