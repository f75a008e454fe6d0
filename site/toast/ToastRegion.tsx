import type { ComponentProps } from 'react'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { ToastCard } from './ToastCard.tsx'
import type { Toast } from './toasts.ts'

interface ToastRegionProps extends ComponentProps<'div'> {
  words: InterfaceWords['toast']
  toasts: readonly Toast[]
  place: Toast['place']
  onDismiss: (id: number) => void
}

/**
 * Where notices appear and are read aloud. The region is there before its first notice, or that one would stay
 * unheard; an error stands beside it, since it is an alert of its own.
 */
export function ToastRegion({ words, toasts, place, onDismiss, ...rest }: ToastRegionProps) {
  const cards = (variant: Toast['variant']) =>
    toasts
      .filter((toast) => toast.open && toast.place === place && toast.variant === variant)
      .map((toast) => <ToastCard key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={onDismiss} />)
  return (
    <>
      <div role="status" aria-label={words.region} {...rest}>
        {cards('success')}
      </div>
      {cards('destructive')}
    </>
  )
}
