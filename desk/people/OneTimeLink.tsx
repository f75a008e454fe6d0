import type { ComponentProps } from 'react'
import type { Invited } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'
import { CopyText } from './CopyText.tsx'

interface OneTimeLinkProps extends ComponentProps<'div'> {
  invited: Invited
  /** Says whom it is for; `{minutes}` is filled in. */
  text: string
}

/** A link to be sent on. */
export function OneTimeLink({ invited: { link, minutes }, text, ...rest }: OneTimeLinkProps) {
  return (
    <div className="flow" {...rest}>
      <p role="status">{fill(text, { minutes })}</p>
      <CopyText text={link} />
    </div>
  )
}
