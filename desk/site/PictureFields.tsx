import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { pictureTypes, type UsePicture } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { Field } from '../../site/ui/Field.tsx'
import { type Cut, draw, jpegOf, readPicture } from '../../site/ui/picture/shrink-picture.ts'
import { words } from '../desk-content.ts'
import { languageName } from '../language-name.ts'
import { CheckLine } from './CheckLine.tsx'

const { site } = words

/** Longest side of an uploaded picture of the site, in pixels. */
export const longestSide = 2560

/** Problem of a picture that is too narrow for its place once it is shrunk for the upload; undefined if it is wide enough. */
export const narrowProblem = ({ width, height }: Pick<Cut, 'width' | 'height'>, least: number): string | undefined => {
  const sent = Math.round(width * Math.min(1, longestSide / Math.max(width, height)))
  return sent < least ? fill(site.tooNarrow, { width: sent, least }) : undefined
}

type Used = Pick<UsePicture, 'name' | 'alt' | 'focus'>

/** The alt texts, with that of the first language where one of another is left empty. */
const inEach = (alt: Used['alt']): Used['alt'] => {
  const [first = ''] = Object.values(alt)
  return Object.fromEntries(Object.entries(alt).map(([code, text]) => [code, text.trim() || first]))
}

/** The edit that uploads a photograph in place of a picture. */
export const pictureEdit = async ({ alt, ...used }: Used, picture: ImageBitmap, cut: Cut = picture) => ({
  id: crypto.randomUUID(),
  isOwn: true as const,
  ...used,
  alt: inEach(alt),
  bytes: await jpegOf(picture, cut, longestSide),
})

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
  /** Least width of the photograph in pixels. */
  least: number
  onChoose: (picture: ImageBitmap) => void
}

export function ChoosePicture({ label, least, onChoose }: ChooseProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const read = async (file: File) => {
    const picture = await readPicture(file).catch(() => undefined)
    const problem = picture ? narrowProblem(picture, least) : site.noPicture
    setProblem(problem)
    if (picture && !problem) onChoose(picture)
  }
  return (
    <Field
      {...{ id, name: 'picture', label, type: 'file', accept: pictureTypes.join() }}
      error={problem}
      onChange={({ currentTarget: { files } }) => {
        const [file] = files ?? []
        setProblem(undefined)
        if (file) void read(file)
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
      {Object.entries(alt).map(([code, text], at) => (
        <Field
          key={code}
          {...{ id: `${id}-${code}`, name: `alt-${code}`, required: at === 0, maxLength: 300, value: text }}
          label={fill(at === 0 ? site.alt : site.altIn, { language: languageName(code) })}
          onChange={({ currentTarget }) => onAlt({ ...alt, [code]: currentTarget.value })}
        />
      ))}
      <CheckLine required label={site.ownPicture} />
    </>
  )
}

interface SlideProps {
  label: string
  value: number
  range: readonly [number, number]
  onSlide: (value: number) => void
}

export function Slide({ label, value, range: [min, max], onSlide }: SlideProps) {
  return (
    <label className="slide">
      <span>{label}</span>
      <input
        type="range"
        {...{ min, max, value }}
        onChange={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
      />
    </label>
  )
}
