import { Link } from 'react-router'
import { formNames } from '../../contract/desk/site.ts'
import { words } from '../desk-content.ts'
import { BackTo } from './BackTo.tsx'

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
    <>
      <BackTo />
      <h1>{site.more}</h1>
      <ul className="rows">
        {places.map(([path, name]) => (
          <li key={path}>
            <Link className="row" to={`/site/${path}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
