import { usePages } from '../api/site-calls.ts'
import { language as deskLanguage, words } from '../desk-content.ts'

const names = new Intl.DisplayNames(deskLanguage, { type: 'language' })
/** A language's name in the desk's language. */
export const languageName = (code: string): string => names.of(code) ?? code

interface LanguageChoiceProps {
  language: string
  onChoose: (language: string) => void
}

/** Language switch; hidden if the site has one language. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const { data } = usePages()
  if (!data || data.languages.length < 2) return null
  return (
    <fieldset className="filters" aria-label={words.lead.language}>
      {data.languages.map((code) => (
        <button key={code} type="button" aria-pressed={code === language} onClick={() => onChoose(code)}>
          {languageName(code)}
        </button>
      ))}
    </fieldset>
  )
}
