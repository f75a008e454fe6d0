import type { ComponentProps } from 'react'
import { Button } from '../ui/Button.tsx'

/** Opens the quote dialog from anywhere, before any script is loaded. Its children are its words. */
export function QuoteButton({ variant = 'sun', ...rest }: ComponentProps<typeof Button>) {
  return <Button variant={variant} command="show-modal" commandfor="quote-dialog" aria-haspopup="dialog" {...rest} />
}
