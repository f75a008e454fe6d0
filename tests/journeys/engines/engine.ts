/** One entry of the `actions` that WebDriver and WebDriver BiDi both take. */
export type InputSource = {
  type: 'pointer' | 'key'
  id: string
  actions: { type: string; [detail: string]: string | number }[]
}

/** A running browser, as far as the paths need one. Each call fails after `callLimitMs`. */
export interface Engine {
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page, whose value is a string. */
  evaluate: (expression: string) => Promise<string>
  perform: (actions: InputSource[]) => Promise<void>
  /** A PNG of the viewport, in Base64. */
  screenshot: () => Promise<string>
  /** Error messages of the pages so far. WebKit's driver reports none. */
  errors: string[]
  close: () => Promise<void>
}

/** The drivers sometimes hang instead of failing. */
export const callLimitMs = 20_000

/** The phone that the paths are walked on. */
export const viewport = { width: 390, height: 844 }
