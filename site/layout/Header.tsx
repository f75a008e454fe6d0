import type { InterfaceWords } from '../../content/schema/interface.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { Brand } from './Brand.tsx'
import { CallButton } from './CallButton.tsx'
import type { CallWords } from './call-words.ts'
import { LanguageOffer, LanguageSwitch, type PageLanguage } from './LanguageSwitch.tsx'
import { Menu, MenuToggle } from './Menu.tsx'
import './header.css'

interface HeaderProps {
  brand: { name: string; trade: string }
  words: InterfaceWords
  call: CallWords
  /** Of the page, where it is one of the links. */
  path: string | undefined
  /** This page in every other language of the site. */
  languages?: readonly PageLanguage[]
  /** The words of a quote button for wide screens, on pages that have no other. */
  quote?: string | undefined
}

/** Fixed above every page: home, four links, and a way to call. */
export function Header({ brand, words, call, path, languages = [], quote }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrapper header-row">
        <Brand {...brand} />
        <nav className="nav" aria-label={words.mainNav}>
          <ul className="nav-links">
            {words.nav.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {languages.length > 0 && <LanguageSwitch label={words.languages?.label ?? ''} languages={languages} />}
        <CallButton className="header-call" size="small" href={call.href}>
          <span className="header-call-short">{call.short}</span>
          <span className="header-call-long">
            {call.now} <span className="number">{call.number}</span>
          </span>
        </CallButton>
        {quote && (
          <span className="header-quote">
            <QuoteButton size="small">{quote}</QuoteButton>
          </span>
        )}
        <MenuToggle words={words.menu} />
      </div>
      <Menu words={words.menu} links={[...words.nav, ...words.menu.links]} />
      <LanguageOffer languages={languages} />
    </header>
  )
}
