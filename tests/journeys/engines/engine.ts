import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

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

/** Makes sure that a process does not outlive the tests, also when they fail to drive it. */
export const endWithTests = (child: ChildProcess): void => void process.once('exit', () => child.kill())

/** Ends a process, unless it has crashed before. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
