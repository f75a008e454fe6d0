import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { Button } from '../ui/Button.tsx'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import './map-embed.css'

interface MapEmbedProps {
  words: Pick<InterfaceWords['map'], 'title' | 'place' | 'note' | 'open' | 'frame' | 'empty'>
  /** Address of the maps service, loaded only on request. */
  src: string
  /** The same map as a page. */
  page: string
  /** The drawn map. */
  children?: ReactNode
}

/** The drawn map, which a visitor can replace by the interactive one of a maps service. If that breaks, the drawn one stays. */
export function MapEmbed({ words, src, page, children }: MapEmbedProps) {
  return (
    <section className="map-embed" aria-label={words.title}>
      <IslandBoundary fallback={children}>
        <LiveMap words={words} src={src} page={page}>
          {children}
        </LiveMap>
      </IslandBoundary>
    </section>
  )
}

function LiveMap({ words, src, page, children }: MapEmbedProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {/* The drawn map is seen until the frame has loaded. */}
      <div className="map-embed-maps">
        {children}
        {open && <iframe ref={(frame) => frame?.focus()} src={src} title={words.frame} allowFullScreen />}
      </div>
      <div className="map-embed-card">
        {open ? (
          // No event reports an empty frame, so this link is always shown.
          <p>
            <a className="tap" href={page}>
              {words.empty}
            </a>
          </p>
        ) : (
          <>
            <p>
              <strong>{words.place}</strong>
              <span className="soft">{words.note}</span>
            </p>
            <Button size="small" onClick={() => setOpen(true)}>
              <MapIcon className="icon" aria-hidden="true" />
              {words.open}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
