import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button asks of the element that `commandfor` names, without script. */
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined
    /** The id of the element that `command` acts on. */
    commandfor?: string | undefined
  }
}
