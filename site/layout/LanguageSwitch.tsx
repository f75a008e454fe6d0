import './language-switch.css'

/** A language of the site: its code, its own name, and the address of this page in it. */
export type PageLanguage = { code: string; name: string; href: string }

interface LanguageSwitchProps {
  label: string
  /** The languages other than this page's. */
  languages: readonly PageLanguage[]
}

/** Links to this page in the other languages, each under its own name. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  return (
    <nav className="languages" aria-label={label}>
      <ul className="language-links">
        {languages.map(({ code, name, href }) => (
          <li key={code} lang={code}>
            <a href={href} hrefLang={code}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
