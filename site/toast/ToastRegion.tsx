import type { InterfaceWords } from '../../content/schema/interface.ts'
import { ToastCard } from './ToastCard.tsx'
import type { Toast } from './toasts.ts'

interface ToastRegionProps {
  words: InterfaceWords['toast']
  toasts: readonly Toast[]
  place: Toast['place']
  onDismiss: (id: number) => void
}

/**
 * Live region for toasts. It exists before its first toast, or screen readers would miss that; an error is an alert of
 * its own beside it.
 */
export function ToastRegion({ words, toasts, place, onDismiss }: ToastRegionProps) {
  const cards = (variant: Toast['variant']) =>
    toasts
      .filter((toast) => toast.open && toast.place === place && toast.variant === variant)
      .map((toast) => <ToastCard key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={onDismiss} />)
  return (
    <>
      <div role="status" aria-label={words.region}>
        {cards('success')}
      </div>
      {cards('destructive')}
    </>
  )
}
