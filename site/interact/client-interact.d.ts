import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first sign of intent; `replay` gives the click that woke it again; `alone` loads only the module of
     * the component, which does its work by itself, and no React; any other value names what, when it lies in this
     * browser's localStorage, wakes the island at once.
     */
    'client:interact'?: boolean | string
  }
}
