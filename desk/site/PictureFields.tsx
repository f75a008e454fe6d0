import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { pictureTypes } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { Field } from '../../site/ui/Field.tsx'
import { type Cut, draw, readPicture } from '../../site/ui/picture/shrink-picture.ts'
import { words } from '../content.ts'
import { languageName } from './LanguageChoice.tsx'

const { site } = words

/** Draws part of a picture on a canvas, because the content policy forbids blob URLs. */
export function DrawnPicture({ picture, cut, ...rest }: ComponentProps<'canvas'> & { picture: ImageBitmap; cut: Cut }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cut)
  }, [picture, cut])
  return <canvas ref={canvas} {...rest} />
}

interface ChooseProps {
  label: string
  onChoose: (picture: ImageBitmap) => void
}

/** Takes or chooses a photograph. */
export function ChoosePicture({ label, onChoose }: ChooseProps) {
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  return (
    <Field
      {...{ id, name: 'picture', label, type: 'file', accept: pictureTypes.join() }}
      error={isWrong ? site.noPicture : undefined}
      onChange={({ currentTarget: { files } }) => {
        const [file] = files ?? []
        setWrong(false)
        if (file) readPicture(file).then(onChoose, () => setWrong(true))
      }}
    />
  )
}

interface SaidProps {
  alt: Record<string, string>
  onAlt: (alt: Record<string, string>) => void
}

/** Alt texts, and the checkbox that the picture is the business's own. */
export function PictureSaid({ alt, onAlt }: SaidProps) {
  const id = useId()
  return (
    <>
      {Object.entries(alt).map(([code, text]) => (
        <Field
          key={code}
          {...{ id: `${id}-${code}`, name: `alt-${code}`, required: true, maxLength: 300, value: text }}
          label={fill(site.alt, { language: languageName(code) })}
          onChange={({ currentTarget }) => onAlt({ ...alt, [code]: currentTarget.value })}
        />
      ))}
      <label className="check-line">
        <input type="checkbox" required />
        <span>{site.ownPicture}</span>
      </label>
    </>
  )
}
