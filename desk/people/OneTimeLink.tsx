import { type ComponentProps, useState } from 'react'
import type { Invited } from '../../contract/desk/people.ts'
import { Button } from '../../site/ui/Button.tsx'
import { fill, words } from '../content.ts'

interface OneTimeLinkProps extends ComponentProps<'div'> {
  invited: Invited
  /** Says whom it is for; `{minutes}` is filled in. */
  text: string
}

const { you } = words

/** A link to be sent on, and a button that copies it. */
export function OneTimeLink({ invited: { link, minutes }, text, ...rest }: OneTimeLinkProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div className="flow" {...rest}>
      <p role="status">{fill(text, { minutes })}</p>
      <code className="one-time-link">{link}</code>
      <Button variant="outline" onClick={() => copy().catch(() => setCopied(false))}>
        {isCopied ? you.copied : you.copy}
      </Button>
    </div>
  )
}
