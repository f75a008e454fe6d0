import { generate } from 'lean-qr'
import { type ComponentProps, useState } from 'react'
import { linkPlaces } from '../../contract/desk/link.ts'
import { Button } from '../../site/ui/Button.tsx'
import { customers } from '../content.ts'
import { CopyText } from '../people/CopyText.tsx'
import '../customers/customers.css'

const { links: text } = customers
const pages = { home: '/', quote: '/quote', estimate: '/estimate' } as const
const pageNames = ['home', 'quote', 'estimate'] as const
type Page = (typeof pageNames)[number]
/** The free space around a code that readers need, in modules. */
const quiet = 4

/** The address of a page with the campaign words of where the link is put. */
export const linkOf = (origin: string, page: Page, place: string, name: string): string => {
  const words = { utm_source: place, ...(name.trim() && { utm_campaign: name.trim() }) }
  return `${origin}${pages[page]}?${new URLSearchParams(words)}`
}

const svgOf = (address: string) => {
  const code = generate(address)
  const side = code.size + 2 * quiet
  let path = ''
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`
  return { path, box: `0 0 ${side} ${side}` }
}

const saveCode = ({ path, box }: ReturnType<typeof svgOf>, name: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#fff" d="M0 0h999v999H0z"/><path d="${path}"/></svg>`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  link.download = `${name}.svg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Makes links that say where a lead came from, with a QR code to print. */
export function Links(props: ComponentProps<'section'>) {
  const [page, setPage] = useState<Page>('quote')
  const [place, setPlace] = useState<string>(linkPlaces[0])
  const [name, setName] = useState('')
  const address = linkOf(location.origin, page, place, name)
  const code = svgOf(address)
  return (
    <section className="card flow" aria-labelledby="links" {...props}>
      <h2 id="links">{text.title}</h2>
      <p className="soft">{text.why}</p>
      <div className="field flow">
        <label htmlFor="link-page">{text.page}</label>
        <select
          id="link-page"
          value={page}
          onChange={({ currentTarget }) => setPage(pageNames.find((one) => one === currentTarget.value) ?? 'home')}
        >
          {pageNames.map((one) => (
            <option key={one} value={one}>
              {text[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="field flow">
        <label htmlFor="link-place">{text.place}</label>
        <select id="link-place" value={place} onChange={({ currentTarget }) => setPlace(currentTarget.value)}>
          {linkPlaces.map((one) => (
            <option key={one} value={one}>
              {text.places[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="field flow">
        <label htmlFor="link-name">{text.name}</label>
        <input
          id="link-name"
          value={name}
          maxLength={40}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <CopyText key={address} text={address} />
      <svg className="qr-code" viewBox={code.box} role="img" aria-label={text.code} shapeRendering="crispEdges">
        <path d={code.path} />
      </svg>
      <Button variant="outline" onClick={() => saveCode(code, [place, name.trim()].filter(Boolean).join('-'))}>
        {text.save}
      </Button>
    </section>
  )
}
