import type { ComponentProps } from 'react'
import './icon-button.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name of the button. */
  label: string
}

/** A round button with an icon and no text. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      className={className ? `icon-button ${className}` : 'icon-button'}
      type="button"
      aria-label={label}
      {...rest}
    />
  )
}
