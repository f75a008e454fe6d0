import type { ComponentProps } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import { callWords } from './call-words.ts'
import './call-button.css'

/** Calls the business. An outline by default, because amber is for the quote button. */
export function CallButton({ variant = 'outline', children, ...rest }: ComponentProps<typeof ButtonLink>) {
  return (
    <ButtonLink variant={variant} href={callWords.href} {...rest}>
      <span className="call-button-words">
        <Icon name="phone" />
        {typeof children === 'string' ? <Kept text={children} /> : children}
      </span>
    </ButtonLink>
  )
}
