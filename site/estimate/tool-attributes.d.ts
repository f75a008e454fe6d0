import 'react'

// WebMCP: describes a form to a browser's assistant, and answers it. Other browsers ignore it.
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
    /** An empty string: the assistant may submit the form, which only asks. */
    toolautosubmit?: string | undefined
  }
}
