import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import '../ui/button.css'

interface MoreAreasProps {
  more: string
  less: string
  /** The places that are shown on request. */
  children?: ReactNode
}

/** The other places, on request. `details` opens and closes by itself; React keeps the toggle in sight when they go again. */
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

  // It may have been opened before React came.
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
