import type { ComponentProps } from 'react'
import './icon-button.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, for those who do not see its icon. */
  label: string
}

/** A round button with an icon inside and no words. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      className={className ? `icon-button ${className}` : 'icon-button'}
      type={type}
      aria-label={label}
      {...rest}
    />
  )
}
