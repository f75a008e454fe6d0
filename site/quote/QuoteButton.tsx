import type { ComponentProps } from 'react'
import { link } from '../link.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import './quote-button.css'

interface QuoteButtonProps extends Omit<ComponentProps<typeof Button>, 'command' | 'commandfor'> {
  /** Words that it puts into the form's note. */
  note?: string | undefined
}

/**
 * Opens the quote dialog without script. With scripting off it is a link to the page with the form, because older
 * browsers do not support `command` buttons.
 */
export function QuoteButton({ variant = 'sun', size, note, children, ...rest }: QuoteButtonProps) {
  const look = { variant, size }
  return (
    <>
      <Button
        command="show-modal"
        commandfor="quote-dialog"
        aria-haspopup="dialog"
        data-note={note}
        {...look}
        {...rest}
      >
        {children}
      </Button>
      <noscript>
        <ButtonLink href={link('/quote')} {...look}>
          {children}
        </ButtonLink>
      </noscript>
    </>
  )
}
