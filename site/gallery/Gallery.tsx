import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GalleryWords } from '../../content/schema/gallery.ts'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { Lightbox } from './Lightbox.tsx'
import type { LargePicture } from './shown-pictures.ts'

interface GalleryProps {
  pictures: readonly LargePicture[]
  words: GalleryWords['lightbox']
  /** The grid of links to the large files, in the order of `pictures`. */
  children?: ReactNode
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** The pictures, each of which opens in a lightbox. Without script, before React, or where that breaks, each leads to its large file. */
export function Gallery(props: GalleryProps) {
  return (
    <IslandBoundary fallback={<div>{props.children}</div>}>
      <LiveGallery {...props} />
    </IslandBoundary>
  )
}

function LiveGallery({ pictures, words, children }: GalleryProps) {
  const grid = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  // Closed, it keeps its picture, which is seen for as long as it fades.
  const [shown, setShown] = useState<number>()
  const [isOpen, setIsOpen] = useState(false)

  const open = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const index = link ? [...(grid.current?.querySelectorAll('a') ?? [])].indexOf(link) : -1
    // A browser without dialogs follows the link to the large file.
    if (!link || index < 0 || !isPlainClick(event) || !('HTMLDialogElement' in window)) return
    event.preventDefault()
    opener.current = link
    setShown(index)
    setIsOpen(true)
  })

  useEffect(() => {
    const links = grid.current
    const onClick = (event: MouseEvent) => open(event)
    links?.addEventListener('click', onClick)
    return () => links?.removeEventListener('click', onClick)
  }, [])

  const close = () => {
    setIsOpen(false)
    // Safari gives no focus to a link that is clicked, so the browser has nothing to return it to.
    opener.current?.focus()
  }

  return (
    <>
      <div ref={grid}>{children}</div>
      <Lightbox pictures={pictures} words={words} shown={shown} isOpen={isOpen} onShow={setShown} onClose={close} />
    </>
  )
}
