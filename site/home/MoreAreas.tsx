import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import '../ui/button.css'

interface MoreAreasProps {
  more: string
  less: string
  /** The places inside the `details`. */
  children?: ReactNode
}

/**
 * The places that are hidden at first. `details` opens and closes without script; after closing, React scrolls its
 * toggle into view.
 */
export function MoreAreas(props: MoreAreasProps) {
  return (
    <IslandBoundary fallback={<Others {...props} />}>
      <LiveOthers {...props} />
    </IslandBoundary>
  )
}

function LiveOthers(props: MoreAreasProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const wasOpen = useRef(false)

  // The visitor may have opened it before hydration.
  useLayoutEffect(() => setOpen(details.current?.open ?? false), [])

  useLayoutEffect(() => {
    if (wasOpen.current && !open) details.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = open
  }, [open])

  return (
    <Others
      ref={details}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      {...props}
    />
  )
}

function Others({ more, less, children, ...rest }: ComponentProps<'details'> & MoreAreasProps) {
  return (
    <details className="areas-others" {...rest}>
      <summary className="button" data-variant="outline">
        <span className="areas-more">{more}</span>
        <span className="areas-less">{less}</span>
      </summary>
      {children}
    </details>
  )
}
