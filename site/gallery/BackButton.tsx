import type { ComponentProps } from 'react'
import { BackLink } from '../ui/link/BackLink.tsx'

const canGoBack = () => document.referrer.startsWith(`${location.origin}/`) && history.length > 1

/** Leads to the page before this one where this site has shown one; else, and without script, where it links to. */
export function BackButton(props: ComponentProps<typeof BackLink>) {
  return (
    <BackLink
      {...props}
      onClick={(event) => {
        if (!canGoBack()) return
        event.preventDefault()
        history.back()
      }}
    />
  )
}
