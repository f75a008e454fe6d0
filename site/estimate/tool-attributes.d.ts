import 'react'

// WebMCP: what a browser's own assistant reads of a form, and how it is answered. Browsers without it pass over them.
declare global {
  interface SubmitEvent {
    readonly agentInvoked?: boolean
    respondWith?: (answer: Promise<string | undefined>) => void
  }
}
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string | undefined
    tooldescription?: string | undefined
    /** Written as an empty text: the form only asks, so an assistant may send it by itself. */
    toolautosubmit?: string | undefined
  }
}
