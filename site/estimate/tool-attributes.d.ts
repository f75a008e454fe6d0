import 'react'

// WebMCP: what a browser's own assistant reads of a form. Browsers without it pass over them.
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string | undefined
    tooldescription?: string | undefined
    /** Written as an empty text: the form only asks, so an assistant may send it by itself. */
    toolautosubmit?: string | undefined
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined
  }
}
