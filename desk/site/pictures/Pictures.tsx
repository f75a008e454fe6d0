import { Link, useSearchParams } from 'react-router'
import type { FieldPath } from '../../../contract/desk/site.ts'
import { useGettingReady, usePictures } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { altText, dotted, fileName } from '../names.ts'
import { Screen } from '../Screen.tsx'

const { site } = words

/** On which screens a picture shows that is one of a pair: the top of the home page has a wide one and a tall one. */
const screenOf = (places: readonly { path: FieldPath }[]) => {
  const ends = new Set(places.map(({ path }) => path.at(-1)))
  if (ends.has('tall')) return ends.has('wide') ? '' : site.onlyPhone
  return ends.has('wide') ? site.onlyWide : ''
}

/** Where a picture is, in words: "Page: home page, Before and after" for the sliders there. */
const placeOf = ({ file, path }: { file: string; path: FieldPath }) =>
  /Slider$/.test(String(path[0])) ? `${fileName(file)}, ${site.pair}` : fileName(file)

/** Pictures of the site, illustrations first; with `show`, only those of this row of Getting ready. */
export function Pictures() {
  const [search] = useSearchParams()
  const query = usePictures()
  const { data: ready } = useGettingReady(search.has('show'))
  const wanted = ready?.rows.find(({ name }) => name === search.get('show'))?.names ?? []
  const pictures = (query.data?.pictures ?? [])
    .filter(({ name, isPhoto }) => wanted.length === 0 || (wanted.includes(name) && !isPhoto))
    .sort((one, other) => Number(one.isPhoto) - Number(other.isPhoto))
  return (
    <Screen title={site.pictures} query={query}>
      <p className="soft">{site.picturesWhy}</p>
      <div className="next-steps">
        <Link className="button" data-variant="outline" to="/site/pair">
          {site.newPair}
        </Link>
        <Link className="button" data-variant="outline" to="/site/forms/gallery">
          {site.forms.gallery}
        </Link>
      </div>
      <ul className="picture-list">
        {pictures.map(({ name, file, alt, isPhoto, places }) => (
          <li key={name}>
            <Link to={`/site/pictures/${name}`}>
              <img src={`/desk/api/site/pictures/${file}`} alt="" loading="lazy" />
              <strong>{altText(alt) || name}</strong>
              <span className="small soft">
                {dotted(isPhoto ? site.isPhoto : site.isDrawn, screenOf(places), ...new Set(places.map(placeOf)))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
