import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The action on the element that `commandfor` names; it needs no script. */
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined
    /** The id of the element that `command` acts on. */
    commandfor?: string | undefined
  }
}
