import { Check, CircleAlert, X } from 'lucide-react'
import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { IconButton } from '../ui/icon/IconButton.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import styles from './toast.css?inline'
import type { Toast } from './toasts.ts'

interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss: (id: number) => void
}

const icons = { success: Check, destructive: CircleAlert }

/** A toast, in the top layer. Errors interrupt a screen reader; others wait. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const Glyph = icons[toast.variant]

  useInsertionEffect(() => adoptStyles(styles), [])

  useLayoutEffect(() => {
    if (card.current && 'popover' in card.current) card.current.showPopover()
  }, [])

  return (
    <div
      ref={card}
      className="toast"
      popover="manual"
      role={toast.variant === 'destructive' ? 'alert' : undefined}
      data-variant={toast.variant}
      data-place={toast.place}
    >
      <Glyph className="icon" aria-hidden="true" />
      <div>
        <strong>{toast.title}</strong>
        {toast.text && (
          <p>
            <Kept text={toast.text} phones={!toast.namesVisitorPhone} />
          </p>
        )}
        {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
      </div>
      <IconButton label={dismissLabel} onClick={() => onDismiss(toast.id)}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
