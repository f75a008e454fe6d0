/** How many notices are kept: a newer one takes the place of the older. */
export const TOAST_LIMIT = 1
/** How long a dismissed notice is remembered before it is removed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface Toast {
  id: number
  title: string
  text?: string | undefined
  /** What to do next. */
  link?: { label: string; href: string } | undefined
  variant: 'success' | 'destructive'
  /** A notice must live inside an open modal, or it could not be clicked. */
  place: 'page' | 'dialog'
  open: boolean
}

export type ToastAction =
  | { type: 'show'; toast: Toast }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number }

/** The notices after an action, newest first. */
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
