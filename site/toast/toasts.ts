/** Most toasts at once; a new one replaces the oldest. */
export const TOAST_LIMIT = 1
/** Milliseconds until a dismissed toast is removed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface Toast {
  id: number
  title: string
  text?: string | undefined
  /** The number in the text is the visitor's own: bold, and no link. */
  namesVisitorPhone?: boolean
  /** What to do next. */
  link?: { label: string; href: string } | undefined
  variant: 'success' | 'destructive'
  /** A toast must be inside an open modal dialog to be clickable. */
  place: 'page' | 'dialog'
  open: boolean
}

type ToastAction = { type: 'show'; toast: Toast } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number }

/** Reducer of toasts, newest first. */
export const reduceToasts = (toasts: readonly Toast[], action: ToastAction): readonly Toast[] => {
  switch (action.type) {
    case 'show':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter(({ id }) => id !== action.id)
  }
}
