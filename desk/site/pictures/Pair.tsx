import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { leastWidths } from '../../../contract/desk/picture-widths.ts'
import { middle } from '../../../contract/desk/site.ts'
import { type Cut, readPicture } from '../../../site/ui/picture/shrink-picture.ts'
import { Alert } from '../../Alert.tsx'
import { formQuery, usePages, usePictures, useSaveEdits } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { Form } from '../../Form.tsx'
import { CheckLine } from '../CheckLine.tsx'
import { isOff } from '../PageSwitches.tsx'
import { ChoosePicture, DrawnPicture, narrowProblem, PictureSaid, pictureEdit, Slide } from '../PictureFields.tsx'
import { SaveFoot } from '../SaveFoot.tsx'
import { Screen } from '../Screen.tsx'
import { SelectField } from '../SelectField.tsx'
import { cutsOf, type Shift, unmoved } from './line-up.ts'
import { galleryEdits, kindsOf, sliderEdits } from './pair-edits.ts'

const { site } = words

interface LineUpProps {
  pictures: readonly [ImageBitmap, ImageBitmap]
  cuts: readonly [Cut, Cut]
  shift: Shift
  onShift: (shift: Shift) => void
}

/** Both pictures on top of each other, with sliders to align them. */
function LineUp({ pictures, cuts, shift, onShift }: LineUpProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(50)
  const see = (percent: number) => {
    setSeen(percent)
    frame.current?.style.setProperty('--seen', `${percent}%`)
  }
  return (
    <>
      <div ref={frame} className="line-up">
        <DrawnPicture picture={pictures[0]} cut={cuts[0]} />
        <DrawnPicture picture={pictures[1]} cut={cuts[1]} />
      </div>
      <Slide label={site.seeThrough} value={seen} range={[0, 100]} onSlide={see} />
      <p>{site.lineUp}</p>
      <Slide
        label={site.across}
        value={shift.across}
        range={[-25, 25]}
        onSlide={(across) => onShift({ ...shift, across })}
      />
      <Slide label={site.down} value={shift.down} range={[-25, 25]} onSlide={(down) => onShift({ ...shift, down })} />
      <Slide label={site.size} value={shift.size} range={[60, 160]} onSlide={(size) => onShift({ ...shift, size })} />
    </>
  )
}

const handedSchema = z.object({ pair: z.tuple([z.string(), z.string()]) })

/** The photographs of a lead that were handed over: the addresses of the pair, before and after. */
const useHandedPair = (onPair: (before: ImageBitmap, after: ImageBitmap) => void) => {
  const { state } = useLocation()
  const show = useEffectEvent(onPair)
  useEffect(() => {
    const pair = handedSchema.safeParse(state).data?.pair
    if (!pair) return
    const read = async (url: string) => readPicture(await (await fetch(url)).blob())
    Promise.all(pair.map(read)).then(
      ([before, after]) => before && after && show(before, after),
      () => undefined,
    )
  }, [state])
}

const leastWidth = leastWidths.before ?? 0
const newName = (stage: string) => `job-${Date.now().toString(36)}-${stage}`

/** Form that adds a pair of photographs, before and after, to the gallery and perhaps to the slider on home. */
export function Pair() {
  const { data: pages } = usePages()
  const { data: known } = usePictures()
  const languages = pages?.languages ?? []
  const galleries = useQueries({ queries: languages.map((language) => formQuery('gallery', language)) })
  const services = useQueries({ queries: languages.map((language) => formQuery('services', language)) })
  const parts = galleries.flatMap(({ data }) => data?.parts ?? [])
  const offered = services.map(({ data }) => data?.parts.filter(({ value }) => !isOff(value)) ?? [])
  const kinds = parts.map((part, at) => kindsOf(part, offered[at] ?? [], known?.pictures ?? []))
  const save = useSaveEdits()
  const [before, setBefore] = useState<ImageBitmap>()
  const [after, setAfter] = useState<ImageBitmap>()
  const [shift, setShift] = useState(unmoved)
  const [kind, setKind] = useState(0)
  const [isFirst, setFirst] = useState(false)
  const [said, setSaid] = useState<Record<string, string>>()
  useHandedPair((one, two) => {
    setBefore(one)
    setAfter(two)
  })
  const cuts = useMemo(() => {
    return before && after && cutsOf(before, after, shift)
  }, [before, after, shift])
  // Handed over from a lead, or made larger, a picture may be too narrow.
  const narrow = cuts?.map((cut) => narrowProblem(cut, leastWidth)).find(Boolean)
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      save.reset()
      set(value)
    }
  const alt = said ?? Object.fromEntries(languages.map((code) => [code, '']))
  const submit = async () => {
    if (!before || !after || !cuts || !known) return
    const names = [newName('before'), newName('after')] as const
    const own = { alt, focus: middle }
    const chosen = kinds.map((some) => some[kind] ?? '')
    const edits = [
      await pictureEdit({ name: names[0], ...own }, before, cuts[0]),
      await pictureEdit({ name: names[1], ...own }, after, cuts[1]),
      ...galleryEdits(parts, names, chosen),
      ...(isFirst ? sliderEdits(known, names) : []),
    ]
    save.mutate({ label: site.pair, edits })
  }
  return (
    <Screen title={site.pair}>
      <p className="soft">{site.pairWhy}</p>
      <Form className="flow" onSubmit={() => void submit()}>
        <ChoosePicture label={site.before} least={leastWidth} onChoose={changing(setBefore)} />
        <ChoosePicture label={site.after} least={leastWidth} onChoose={changing(setAfter)} />
        {before && after && cuts && (
          <>
            <LineUp pictures={[before, after]} cuts={cuts} shift={shift} onShift={changing(setShift)} />
            <Alert>{narrow}</Alert>
            <SelectField
              label={site.kind}
              value={kind}
              choices={[...new Set(kinds[0])].map((name) => [String(kinds[0]?.indexOf(name)), name])}
              onChoose={(at) => setKind(Number(at))}
            />
            <PictureSaid alt={alt} onAlt={setSaid} />
            <CheckLine label={site.homeSlider} checked={isFirst} onCheck={setFirst} />
          </>
        )}
        <SaveFoot
          save={save}
          isChanged={cuts !== undefined && !save.isSuccess}
          disabled={parts.length === 0 || narrow !== undefined}
        >
          {save.isPending ? site.sendingPicture : site.usePair}
        </SaveFoot>
      </Form>
    </Screen>
  )
}
