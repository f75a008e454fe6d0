import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first sign of intent; `replay` gives the click that woke it again. */
    'client:interact'?: boolean | 'replay'
  }
}
