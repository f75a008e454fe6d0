import type { ComponentProps } from 'react'
import { BackLink } from '../ui/link/BackLink.tsx'

const canGoBack = () => document.referrer.startsWith(`${location.origin}/`) && history.length > 1

/** Goes back if the previous page was on this site; otherwise, and without script, follows its link. */
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
