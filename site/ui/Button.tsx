import type { ComponentProps } from 'react'
import './button.css'

interface ButtonLook {
  /** `sun` asks for the quote, `outline` calls, `water` does everything else. */
  variant?: 'water' | 'sun' | 'outline' | 'light' | 'outline-light' | undefined
  size?: 'small' | 'regular' | undefined
  width?: 'full' | 'auto' | undefined
}

const look = ({ variant = 'water', size = 'regular', width = 'auto' }: ButtonLook, className: string | undefined) => ({
  className: className ? `button ${className}` : 'button',
  'data-variant': variant,
  'data-size': size,
  'data-width': width,
})

/** A button that acts on this page. It submits a form only with `type="submit"`. */
export function Button({
  variant,
  size,
  width,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button {...look({ variant, size, width }, className)} type={type} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, width, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...look({ variant, size, width }, className)} {...rest} />
}
