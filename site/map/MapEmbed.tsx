import { Map as MapIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { Button } from '../ui/Button.tsx'
import './map-embed.css'

interface MapEmbedProps extends ComponentProps<'div'> {
  words: Pick<InterfaceWords['map'], 'place' | 'note' | 'open' | 'frame'>
  /** The page of the maps service; nothing is asked of it before the visitor wants it. */
  src: string
  /** The drawn map. */
  children?: ReactNode
}

/** The drawn map, and in its place the moving one for whoever asks. */
export function MapEmbed({ words, src, children, className, ...rest }: MapEmbedProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={className ? `map-embed ${className}` : 'map-embed'} {...rest}>
      {open ? (
        <iframe ref={(frame) => frame?.focus()} src={src} title={words.frame} allowFullScreen />
      ) : (
        <>
          {children}
          <div className="map-embed-card">
            <p>
              <strong>{words.place}</strong>
              <span className="soft">{words.note}</span>
            </p>
            <Button size="small" onClick={() => setOpen(true)}>
              <MapIcon className="icon" aria-hidden="true" />
              {words.open}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
