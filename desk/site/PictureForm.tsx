import { type MouseEvent, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Button } from '../../site/ui/Button.tsx'
import { jpegOf } from '../../site/ui/picture/shrink-picture.ts'
import { Alert } from '../Alert.tsx'
import { siteProblem } from '../api/problem.ts'
import { usePictures, useSaveEdits } from '../api/site.ts'
import { words } from '../content.ts'
import { ChoosePicture, DrawnPicture, PictureSaid } from './PictureFields.tsx'
import { cutAround, longestSide, type Point } from './picture-file.ts'

const { site } = words
const middle = { x: 0.5, y: 0.5 }

/** Form that replaces a picture: choose a photograph, tap its focal point, write the alt texts. */
export function PictureForm() {
  const { name = '' } = useParams()
  const { data } = usePictures()
  const save = useSaveEdits()
  const known = data?.pictures.find((one) => one.name === name)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [focus, setFocus] = useState<Point>(middle)
  const [said, setSaid] = useState<Record<string, string>>()
  const whole = useMemo(() => picture && cutAround(picture, middle), [picture])
  const cut = useMemo(() => picture && cutAround(picture, focus), [picture, focus])
  if (!known) return <p role="status">{words.loading}</p>
  const alt = said ?? known.alt
  const tapFocus = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setFocus({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const submit = async () => {
    if (!picture || !cut) return
    const edit = {
      id: crypto.randomUUID(),
      name,
      isOwn: true as const,
      alt,
      bytes: await jpegOf(picture, cut, longestSide),
    }
    save.mutate({ label: alt[Object.keys(alt)[0] ?? ''] ?? name, edits: [edit] })
  }
  const problem = save.data?.mistakes[0]?.text ?? (save.error && siteProblem(save.error))
  return (
    <>
      <Link className="lead-back" to="/site/pictures">
        {site.pictures}
      </Link>
      <h1>{site.otherPicture}</h1>
      <img
        className="picture-now"
        src={`/desk/api/site/pictures/${known.file}`}
        alt={Object.values(known.alt)[0] ?? ''}
      />
      <form
        className="flow"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ChoosePicture
          label={site.choosePicture}
          onChoose={(chosen) => {
            save.reset()
            setFocus(middle)
            setPicture(chosen)
          }}
        />
        {picture && whole && cut && (
          <>
            <p>{site.focusWhy}</p>
            <button type="button" className="picture-focus" aria-label={site.focusWhy} onClick={tapFocus}>
              <DrawnPicture picture={picture} cut={whole} />
            </button>
            <div className="picture-looks">
              <figure>
                <DrawnPicture className="look-phone" picture={picture} cut={cut} />
                <figcaption className="small">{site.onPhone}</figcaption>
              </figure>
              <figure>
                <DrawnPicture className="look-wide" picture={picture} cut={cut} />
                <figcaption className="small">{site.onWide}</figcaption>
              </figure>
            </div>
            <PictureSaid alt={alt} onAlt={setSaid} />
            <Alert>{problem}</Alert>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? site.sendingPicture : site.usePicture}
            </Button>
          </>
        )}
        <p role="status" hidden={!save.isSuccess || Boolean(problem)}>
          {save.data?.isWaiting ? words.offline.kept : site.saved}
        </p>
      </form>
    </>
  )
}
