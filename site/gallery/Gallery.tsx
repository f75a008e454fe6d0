import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GalleryWords } from '../../content/schema/gallery-images.ts'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { Lightbox } from './Lightbox.tsx'
import type { LargePicture } from './pairs.ts'

interface GalleryProps {
  pictures: readonly LargePicture[]
  words: GalleryWords['lightbox']
  /** Grid of links to the large files, in the order of `pictures`. */
  children?: ReactNode
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/**
 * Pictures that open in a lightbox. Without script, each links to its large file. The lightbox comes with the first press:
 * with no text of its own to hydrate, React never replaces a picture while a finger is on it, also on a translated page.
 */
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
  // Keeps the last picture while the dialog fades out.
  const [shown, setShown] = useState<number>()
  const [isOpen, setIsOpen] = useState(false)

  const open = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const index = link ? [...(grid.current?.querySelectorAll('a') ?? [])].indexOf(link) : -1
    // Without <dialog>, the link opens the large file.
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
    // Safari does not focus a clicked link, so the browser could not restore focus.
    opener.current?.focus()
  }

  return (
    <>
      <div ref={grid}>{children}</div>
      {shown !== undefined && (
        <Lightbox pictures={pictures} words={words} shown={shown} isOpen={isOpen} onShow={setShown} onClose={close} />
      )}
    </>
  )
}
