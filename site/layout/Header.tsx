import { content } from '../content.ts'
import { Brand } from './Brand.tsx'
import { CallButton } from './CallButton.tsx'
import { callWords as call } from './call-words.ts'
import { LanguageSwitch, type PageLanguage } from './LanguageSwitch.tsx'
import { Menu, MenuToggle } from './Menu.tsx'
import './header.css'

interface HeaderProps {
  /** Of the page, where it is one of the links. */
  path: string | undefined
  /** This page in every other language of the site. */
  languages: readonly PageLanguage[]
}

const { interface: words } = content
const links = [...words.nav, ...words.menu.links]

/** Fixed above every page: home, the main pages, and a way to call. */
export function Header({ path, languages }: HeaderProps) {
  return (
    <header className="header" data-languages={languages.length > 0 ? '' : undefined}>
      <div className="wrapper header-row">
        <Brand />
        <nav className="nav" aria-label={words.mainNav}>
          <ul className="nav-links">
            {links.map(({ label, href }, index) => (
              <li key={href} className={index < words.nav.length ? undefined : 'nav-more'}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {languages.length > 0 && <LanguageSwitch label={words.languages?.label ?? ''} languages={languages} />}
        <CallButton className="header-call" size="small">
          <span className="header-call-short">{call.short}</span>
          <span className="header-call-long">
            {call.now} <span className="number">{call.number}</span>
          </span>
        </CallButton>
        <MenuToggle words={words.menu} />
      </div>
      <Menu words={words.menu} links={links} />
    </header>
  )
}
