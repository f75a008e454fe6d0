import type { ComponentProps } from 'react'
import type { Invited } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'
import { CopyText } from './CopyText.tsx'

interface OneTimeLinkProps extends ComponentProps<'div'> {
  invited: Invited
  /** Says whom the link is for; `{minutes}` is filled in. */
  text: string
}

/** A one-time link to copy. */
export function OneTimeLink({ invited: { link, minutes }, text, ...rest }: OneTimeLinkProps) {
  return (
    <div className="flow" {...rest}>
      <p role="status">{fill(text, { minutes })}</p>
      <CopyText text={link} />
    </div>
  )
}
