import { Link } from 'react-router'
import { usePictures } from '../api/site.ts'
import { language, words } from '../content.ts'
import { Problem } from '../Problem.tsx'
import { BackToSite } from './BackToSite.tsx'
import { fileName } from './names.ts'

const { site } = words

/** Pictures of the site, illustrations first. */
export function Pictures() {
  const { data, error, refetch } = usePictures()
  const pictures = [...(data?.pictures ?? [])].sort((one, other) => Number(one.isPhoto) - Number(other.isPhoto))
  return (
    <>
      <BackToSite />
      <h1>{site.pictures}</h1>
      <p className="soft">{site.picturesWhy}</p>
      <Link className="button" data-variant="outline" to="/site/pair">
        {site.pair}
      </Link>
      <Problem error={error} onRetry={refetch} />
      <ul className="picture-list">
        {pictures.map(({ name, file, alt, isPhoto, places }) => (
          <li key={name}>
            <Link to={`/site/pictures/${name}`}>
              <img
                src={`/desk/api/site/pictures/${file}`}
                alt={alt[language] ?? Object.values(alt)[0] ?? ''}
                loading="lazy"
              />
              <strong>{isPhoto ? site.isPhoto : site.isDrawn}</strong>
              <span className="small soft">{[...new Set(places.map((place) => fileName(place.file)))].join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
