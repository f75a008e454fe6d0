import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from './icon/IconButton.tsx'
import './dialog.css'

interface DialogProps extends ComponentProps<'dialog'> {
  /** What buttons name in `commandfor`. */
  id: string
  closeLabel: string
}

/** A modal that opens and closes without script: by `command` buttons, Escape, or a press beside it. */
export function Dialog({ id, closeLabel, className, children, ...rest }: DialogProps) {
  return (
    // The browser adds `open` before the island wakes.
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
