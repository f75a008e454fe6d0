import { generate } from 'lean-qr'
import { toSvgDataURL, toSvgPath, toSvgSource } from 'lean-qr/extras/svg'
import { useState } from 'react'
import { linkPlaces } from '../../contract/desk/link-places.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { Alert } from '../Alert.tsx'
import { customers } from '../desk-content.ts'
import { CopyText } from '../people/CopyText.tsx'
import { SelectField } from '../site/SelectField.tsx'
import '../customers/customers.css'

const { links: text } = customers
const pages = { home: '/', quote: '/quote', estimate: '/estimate' } as const
const pageNames = ['home', 'quote', 'estimate'] as const
type Page = (typeof pageNames)[number]
/** The free space around a code that readers need, in modules. */
const quiet = 4

/** The address of a page with campaign parameters for the place of the link. */
const linkOf = (origin: string, page: Page, place: string, name: string): string => {
  const words = { utm_source: place, ...(name.trim() && { utm_campaign: name.trim() }) }
  return `${origin}${pages[page]}?${new URLSearchParams(words)}`
}

type Code = ReturnType<typeof generate>

const saveFile = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const saveSvg = (code: Code, name: string) =>
  saveFile(new Blob([toSvgSource(code, { off: '#fff', pad: quiet })], { type: 'image/svg+xml' }), `${name}.svg`)

/** Whole pixels a module, so that its edges are sharp; about 1,200 in all, enough for a card and a door hanger. */
const savePng = (code: Code, name: string) => {
  const canvas = document.createElement('canvas')
  const side = code.size + 2 * quiet
  const scale = Math.ceil(1_200 / side)
  canvas.width = canvas.height = side * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.setTransform(scale, 0, 0, scale, quiet * scale, quiet * scale)
  context.fill(new Path2D(toSvgPath(code)))
  canvas.toBlob((file) => file && saveFile(file, `${name}.png`), 'image/png')
}

/** Name of the file of a code, without spaces: `qr-truck-white-van`. */
const codeName = (place: string, name: string): string =>
  ['qr', place, ...(name.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-')

/** Makes links that record the source of a lead, with a QR code to print. */
export function CampaignLinks() {
  const [page, setPage] = useState<Page>('quote')
  const [place, setPlace] = useState<string>(linkPlaces[0])
  const [name, setName] = useState('')
  const address = linkOf(location.origin, page, place, name)
  const code = generate(address)
  return (
    <section className="card flow" aria-labelledby="links">
      <h2 id="links">{text.title}</h2>
      <p className="soft">{text.why}</p>
      <SelectField
        label={text.page}
        value={page}
        choices={pageNames.map((one) => [one, text[one]])}
        onChoose={(chosen) => setPage(pageNames.find((one) => one === chosen) ?? 'home')}
      />
      <SelectField
        label={text.place}
        value={place}
        choices={linkPlaces.map((one) => [one, text.places[one]])}
        onChoose={setPlace}
      />
      <Field
        {...{ id: 'link-name', name: 'link-name', label: text.name, maxLength: 40, value: name }}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {/* Only this computer or network knows an address without a certificate. */}
      <Alert>{location.protocol === 'https:' ? undefined : fill(text.notPublic, { host: location.host })}</Alert>
      <CopyText key={address} text={address} />
      <img className="qr-code" src={toSvgDataURL(code, { off: '#fff', pad: quiet })} alt={text.code} />
      <Button variant="outline" onClick={() => savePng(code, codeName(place, name))}>
        {text.save}
      </Button>
      <Button variant="outline" onClick={() => saveSvg(code, codeName(place, name))}>
        {text.saveForPrint}
      </Button>
    </section>
  )
}
