import './language-switch.css'

/** A language of the site by its code, with its own name for itself and where this page stands in it. */
export type PageLanguage = { code: string; name: string; href: string; offer: string }

interface LanguageSwitchProps {
  label: string
  /** All but the one of this page. */
  languages: readonly PageLanguage[]
}

/** Leads to this page in the other languages of the site, each named in its own words. */
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

/** The line that offers another language to whoever prefers it: it is hidden until `offer-language.ts` knows. */
export function LanguageOffer({ languages }: Omit<LanguageSwitchProps, 'label'>) {
  return languages.map(({ code, href, offer }) => (
    <p key={code} className="language-offer" lang={code} data-offer hidden>
      <a href={href} hrefLang={code}>
        {offer}
      </a>
    </p>
  ))
}
