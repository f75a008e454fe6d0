import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** An entry of `actions` in WebDriver and WebDriver BiDi. */
export type InputSource = {
  type: 'pointer' | 'key'
  id: string
  actions: { type: string; [detail: string]: string | number }[]
}

/** A running browser. Each call fails after `callLimitMs`. */
export interface Engine {
  open: (url: string) => Promise<void>
  /** Evaluates an expression that returns a string. */
  evaluate: (expression: string) => Promise<string>
  perform: (actions: InputSource[]) => Promise<void>
  /** PNG of the viewport, base64. */
  screenshot: () => Promise<string>
  /** Error messages of the pages so far; WebKit's driver reports none. */
  errors: string[]
  close: () => Promise<void>
}

/** Drivers sometimes hang instead of failing. */
export const callLimitMs = 60_000

/** Viewport of a phone. */
export const viewport = { width: 390, height: 844 }

/** Kills a process when the tests exit. */
export const endWithTests = (child: ChildProcess): void => void process.once('exit', () => child.kill())

/** Kills a process unless it has exited. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
