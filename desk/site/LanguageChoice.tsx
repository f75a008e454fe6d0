import { usePages } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { languageName } from '../language-name.ts'

/** Language switch; hidden if the site has one language. */
export function LanguageChoice({ language, onChoose }: { language: string; onChoose: (language: string) => void }) {
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
