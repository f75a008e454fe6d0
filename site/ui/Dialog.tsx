import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from './icon/IconButton.tsx'
import './dialog.css'

interface DialogProps extends ComponentProps<'dialog'> {
  /** Buttons name this id in `commandfor`. */
  id: string
  closeLabel: string
}

/**
 * A modal dialog that works without script: `command` buttons open and close it; Escape or a press outside closes it.
 */
export function Dialog({ id, closeLabel, className, children, ...rest }: DialogProps) {
  return (
    // The browser may have set `open` before hydration.
    <dialog
      id={id}
      className={className ? `dialog ${className}` : 'dialog'}
      closedby="any"
      suppressHydrationWarning
      {...rest}
    >
      <IconButton className="dialog-close" label={closeLabel} command="close" commandfor={id}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
      {children}
    </dialog>
  )
}
