import { Link } from 'react-router'
import { formNames } from '../../contract/desk/site.ts'
import { words } from '../desk-content.ts'
import { Screen } from './Screen.tsx'
import { SeeChanges } from './SeeChanges.tsx'

const { site } = words

const places = [
  ['ready', site.ready],
  ['questions', site.questions.title],
  ['pictures', site.pictures],
  ['pair', site.pair],
  ...formNames.map((name) => [`forms/${name}`, site.forms[name]] as const),
  ['words', site.hiddenWords],
  ['publishes', site.publishes],
] as const

/** Links to everything that is not a sentence on a page. */
export function More() {
  return (
    <Screen title={site.more}>
      <ul className="rows">
        {places.map(([path, name]) => (
          <li key={path}>
            <Link className="row" to={`/site/${path}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <SeeChanges className="button" data-variant="water" />
    </Screen>
  )
}
