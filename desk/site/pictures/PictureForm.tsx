import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { leastWidthFor } from '../../../contract/desk/picture-widths.ts'
import { middle, type Point } from '../../../contract/desk/site.ts'
import { usePages, usePictures, useSaveEdits } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { Form } from '../../Form.tsx'
import { fieldEdit } from '../field-edit.ts'
import { ChoosePicture, DrawnPicture, PictureSaid, pictureEdit, Slide } from '../PictureFields.tsx'
import { SaveFoot } from '../SaveFoot.tsx'
import { Screen } from '../Screen.tsx'
import { shapesOf, twinOf } from './picture-shapes.ts'

const { site } = words

type Shown = Omit<ComponentProps<'img'>, 'src'> & { file: string; chosen: ImageBitmap | undefined }
type Places = Parameters<typeof shapesOf>[0]

/** The photograph just chosen, or else the published picture. */
function ShownPicture({ file, chosen, alt, ...rest }: Shown) {
  if (chosen) return <DrawnPicture picture={chosen} cut={chosen} className={rest.className} />
  return <img src={`/desk/api/site/pictures/${file}`} alt={alt ?? ''} {...rest} />
}

interface FocusProps {
  picture: Pick<Shown, 'file' | 'chosen'>
  places: Places
  focus: Point
  onFocusPoint: (focus: Point) => void
}

/** Sets the focal point of a picture by tap or sliders, and previews its crops on phones and wide screens. */
function FocusPoint({ picture, places, focus, onFocusPoint }: FocusProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.style.setProperty('--focus', `${focus.x}% ${focus.y}%`)
    box.current?.style.setProperty('--focus-x', `${focus.x}%`)
    box.current?.style.setProperty('--focus-y', `${focus.y}%`)
  }, [focus])
  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key press has no coordinates.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocusPoint({ x: Math.round(((clientX - left) / width) * 100), y: Math.round(((clientY - top) / height) * 100) })
  }
  return (
    <div ref={box} className="flow">
      <p>{site.focusWhy}</p>
      <button type="button" className="picture-focus" aria-label={site.focusWhy} onClick={tap}>
        <ShownPicture {...picture} />
      </button>
      <Slide label={site.across} value={focus.x} range={[0, 100]} onSlide={(x) => onFocusPoint({ ...focus, x })} />
      <Slide label={site.down} value={focus.y} range={[0, 100]} onSlide={(y) => onFocusPoint({ ...focus, y })} />
      <Looks name={site.onPhone} shapes={shapesOf(places).phone} picture={picture} />
      <Looks name={site.onWide} shapes={shapesOf(places).wide} picture={picture} />
    </div>
  )
}

interface LooksProps {
  name: string
  /** Width divided by height of each place. */
  shapes: readonly number[]
  picture: Pick<Shown, 'file' | 'chosen'>
}

function Looks({ name, shapes, picture }: LooksProps) {
  if (shapes.length === 0) return null
  return (
    <figure className="picture-looks">
      <figcaption className="small">{name}</figcaption>
      {shapes.map((shape) => (
        <div key={shape} ref={(box) => box?.style.setProperty('--shape', String(shape))}>
          <ShownPicture {...picture} />
        </div>
      ))}
    </figure>
  )
}

/** Form of a picture: another photograph in its place, its focal point, its alt texts. */
export function PictureForm() {
  const { name = '' } = useParams()
  return <OnePicture key={name} name={name} />
}

function OnePicture({ name }: { name: string }) {
  const pictures = usePictures()
  const { languages = [] } = usePages().data ?? {}
  const save = useSaveEdits()
  const known = pictures.data?.pictures.find((one) => one.name === name)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [tapped, setFocus] = useState<Point>()
  const [said, setSaid] = useState<Record<string, string>>()
  if (!pictures.data) return <Screen title={site.otherPicture} back="/site/pictures" query={pictures} />
  if (!known) return <Navigate to="/site/pictures" replace />
  const twin = twinOf(known, pictures.data.pictures)
  const { file } = known
  // The old alt text does not describe a new photograph.
  const alt = said ?? (chosen ? Object.fromEntries(languages.map((code) => [code, ''])) : known.alt)
  const [title = name] = Object.values(known.alt)
  const focus = tapped ?? (chosen ? middle : (known.focus ?? middle))
  const submit = async () => {
    const edit = chosen
      ? await pictureEdit({ name, alt, focus }, chosen)
      : fieldEdit('images.yaml', [name, 'focus'], known.focus, focus)
    save.mutate({ label: title, edits: [edit] })
  }
  return (
    <Screen title={site.otherPicture} back="/site/pictures">
      {twin && <Link to={`/site/pictures/${twin.name}`}>{twin.screen === 'wide' ? site.wideToo : site.phonesToo}</Link>}
      <Form className="flow" onSubmit={submit}>
        <ChoosePicture
          label={site.choosePicture}
          least={leastWidthFor(known.places)}
          onChoose={(picture) => {
            save.reset()
            setFocus(undefined)
            setChosen(picture)
          }}
        />
        {known.isDrawing && !chosen ? (
          <ShownPicture className="picture-now" file={file} chosen={undefined} alt={title} />
        ) : (
          <FocusPoint
            picture={{ file, chosen }}
            places={known.places}
            focus={focus}
            onFocusPoint={(point) => {
              save.reset()
              setFocus(point)
            }}
          />
        )}
        {chosen && <PictureSaid alt={alt} onAlt={setSaid} />}
        <SaveFoot save={save} isChanged={!save.isSuccess && (chosen ?? tapped) !== undefined}>
          {save.isPending ? site.sendingPicture : chosen ? site.usePicture : words.save}
        </SaveFoot>
      </Form>
    </Screen>
  )
}
